import { and, desc, eq, gte, ilike, lt, or, type SQL } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { countUpTo } from '../../kernel/db/bounded-count'
import { users } from '../../kernel/db/schema/accounts'
import { audits } from '../../kernel/db/schema/ops'
import { handle, type CallHandler } from '../../kernel/http/context'
import type { OpsAction, OpsSubject } from '../../kernel/db/audit-words'
import { endOf, startOf } from '../seller/orders/days'
import { readPage } from '../../kernel/http/paging'
import { likePatterns } from '../../kernel/db/contains'

type Snapshot = Record<string, unknown>

/** The condition that the name or the address of the person who acted contains every word. */
const byPerson = (q: string | undefined) =>
  and(...likePatterns(q ?? '').map((pattern) => or(ilike(users.firstname, pattern), ilike(users.email, pattern))))

/** Throws 1000008 at `from` or `until` for a day that no calendar has. An unknown subject or action has no rows. */
function filterOf(fields: Fields<'opsAudits'>): SQL | undefined {
  const { subject, subject_id: subjectId, action, q, user_id: userId, from, until } = fields
  const [since, before] = [startOf('from', from), endOf('until', until)]
  return and(
    subject === undefined ? undefined : eq(audits.subject, subject as OpsSubject),
    subjectId === undefined ? undefined : eq(audits.subjectId, BigInt(subjectId)),
    action === undefined ? undefined : eq(audits.action, action as OpsAction),
    userId === undefined ? undefined : eq(audits.userId, BigInt(userId)),
    byPerson(q),
    since && gte(audits.at, since),
    before && lt(audits.at, before),
  )
}

const list = handle('opsAudits', async ({ db, fields }) => {
  const asked = filterOf(fields)
  return readPage(fields, {
    total: countUpTo(
      db,
      db.select({ id: audits.id }).from(audits).innerJoin(users, eq(users.id, audits.operatorId)).where(asked),
    ),
    rows: db
      .select({ audit: audits, name: users.firstname, email: users.email })
      .from(audits)
      .innerJoin(users, eq(users.id, audits.operatorId))
      .where(asked)
      .orderBy(desc(audits.id)),
    present: (rows) =>
      rows.map(({ audit, name, email }) => ({
        id: String(audit.id),
        at: audit.at.toISOString(),
        operator: { user_id: String(audit.operatorId), name, email },
        action: audit.action,
        subject: audit.subject,
        subject_id: String(audit.subjectId),
        user_id: audit.userId?.toString() ?? null,
        remark: audit.remark,
        before: audit.before as Snapshot,
        after: audit.after as Snapshot,
      })),
  })
})

export const auditHandlers: readonly CallHandler[] = [list]
