import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { Data } from '@contract/all-calls'
import { countUpTo } from '../../../kernel/db/bounded-count'
import { users } from '../../../kernel/db/schema/accounts'
import { audits } from '../../../kernel/db/schema/ops'
import type { Db } from '../../../kernel/db/types'
import type { Goods } from './goods'
import { readPage, type PageFields } from '../../../kernel/http/paging'

type Kept = Record<string, unknown>

/** A page of the changes of a product and its variants, the newest first [rule.desk-history]. */
export async function historyOf(db: Db, { row, skus }: Goods, fields: PageFields): Promise<Data<'deskProductLog'>> {
  const ofSkus = inArray(
    audits.subjectId,
    skus.map(({ id }) => id),
  )
  const asked = or(
    and(eq(audits.subject, 'goods'), eq(audits.subjectId, row.id)),
    skus.length === 0 ? undefined : and(eq(audits.subject, 'skus'), ofSkus),
  )
  return readPage(fields, {
    total: countUpTo(db, db.select({ id: audits.id }).from(audits).where(asked)),
    rows: db
      .select({ audit: audits, name: users.firstname, role: users.role })
      .from(audits)
      .innerJoin(users, eq(users.id, audits.operatorId))
      .where(asked)
      .orderBy(desc(audits.id)),
    present: (found) =>
      found.map(({ audit, name, role }) => ({
        at: audit.at.toISOString(),
        by: { name, role },
        action: audit.action,
        remark: audit.remark,
        before: audit.before as Kept,
        after: audit.after as Kept,
      })),
  })
}
