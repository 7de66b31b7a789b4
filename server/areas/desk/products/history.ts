import { and, count, desc, eq, inArray, or } from 'drizzle-orm'
import type { Data } from '@contract/all-calls'
import { one } from '@contract/rules/lists'
import { users } from '../../../kernel/db/schema/accounts'
import { audits } from '../../../kernel/db/schema/ops'
import type { Db } from '../../../kernel/db/types'
import type { Goods } from './goods'

type Kept = Record<string, unknown>

/** A page of the changes of a product and its variants, the newest first [rule.desk-history]. */
export async function historyOf(
  db: Db,
  { row, skus }: Goods,
  { p, page_size }: { readonly p: number; readonly page_size: number },
): Promise<Data<'deskProductLog'>> {
  const ofSkus = inArray(
    audits.subjectId,
    skus.map(({ id }) => id),
  )
  const asked = or(
    and(eq(audits.subject, 'goods'), eq(audits.subjectId, row.id)),
    skus.length === 0 ? undefined : and(eq(audits.subject, 'skus'), ofSkus),
  )
  const { total } = one(await db.select({ total: count() }).from(audits).where(asked))
  const found = await db
    .select({ audit: audits, name: users.firstname, role: users.role })
    .from(audits)
    .innerJoin(users, eq(users.id, audits.operatorId))
    .where(asked)
    .orderBy(desc(audits.id))
    .limit(page_size)
    .offset((p - 1) * page_size)
  const list = found.map(({ audit, name, role }) => ({
    at: audit.at.toISOString(),
    by: { name, role },
    action: audit.action,
    remark: audit.remark,
    before: audit.before as Kept,
    after: audit.after as Kept,
  }))
  return { list, count: total, p, page_size }
}
