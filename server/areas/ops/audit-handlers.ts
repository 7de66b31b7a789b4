import { and, count, desc, eq } from 'drizzle-orm'
import { PAGE_SIZE } from '@contract/constants'
import { one } from '@contract/rules/lists'
import { users } from '../../kernel/db/schema/accounts'
import { audits } from '../../kernel/db/schema/ops'
import { handle, type CallHandler } from '../../kernel/http/context'
import type { OpsSubject } from '../../kernel/db/audit-words'

type Kept = Record<string, unknown>

const list = handle('opsAudits', async ({ db, fields }) => {
  const { p = 1, page_size = PAGE_SIZE, subject, subject_id: subjectId } = fields
  const asked = and(
    // An unknown subject has no rows.
    subject === undefined ? undefined : eq(audits.subject, subject as OpsSubject),
    subjectId === undefined ? undefined : eq(audits.subjectId, BigInt(subjectId)),
  )
  const { total } = one(await db.select({ total: count() }).from(audits).where(asked))
  const rows = await db
    .select({ audit: audits, name: users.firstname, email: users.email })
    .from(audits)
    .innerJoin(users, eq(users.id, audits.operatorId))
    .where(asked)
    .orderBy(desc(audits.id))
    .limit(page_size)
    .offset((p - 1) * page_size)
  const found = rows.map(({ audit, name, email }) => ({
    id: String(audit.id),
    at: audit.at.toISOString(),
    operator: { user_id: String(audit.operatorId), name, email },
    action: audit.action,
    subject: audit.subject,
    subject_id: String(audit.subjectId),
    user_id: audit.userId?.toString() ?? null,
    remark: audit.remark,
    before: audit.before as Kept,
    after: audit.after as Kept,
  }))
  return { list: found, count: total, p, page_size }
})

export const auditHandlers: readonly CallHandler[] = [list]
