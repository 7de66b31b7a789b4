/** An account's sessions and its trail for operators. */
import { closeSessions } from '../../../kernel/sessions/tokens'
import { eq, sql } from 'drizzle-orm'
import type { Data, Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { PAGE_SIZE } from '@contract/base/constants'
import type { OpsTrail } from '@contract/entities/market/moderation'
import { one } from '@contract/rules/lists'
import { rows } from '../../../kernel/db/rows'
import { users } from '../../../kernel/db/schema/accounts'
import type { Db, Tx } from '../../../kernel/db/types'
import { Refusal } from '../../../kernel/http/refusal'
import type { By } from '../../saving/by'
import { recordChange } from '../../saving/record'

async function requireUser(db: Db, id: bigint): Promise<void> {
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.id, id))
  if (!known) throw new Refusal(Code.notFound)
}

/** Ends all sessions of an account, and returns how many. Throws 2000019 for an unknown one. */
export async function endSessions(
  tx: Tx,
  by: By,
  { user_id, remark }: Fields<'opsAccountEndSessions'>,
): Promise<number> {
  const userId = BigInt(user_id)
  await requireUser(tx, userId)
  const ended = await closeSessions(tx, userId)
  await recordChange(tx, by, {
    action: 'end_sessions',
    subject: 'accounts',
    id: userId,
    before: { sessions: ended },
    after: { sessions: 0 },
    remark,
    userId,
  })
  return ended
}

/** Sign-in events and audit rows as one table. */
const trailOf = (userId: bigint) => sql`(
  select e.at, 'sign_in' as what, e.kind, e.detail, e.device, e.network, '' as by_name, '' as remark, e.id as sub
  from sign_in_events e where e.user_id = ${userId}
  union all
  select a.at, 'audit', a.action, a.subject || ' ' || a.subject_id, '', '', u.firstname, a.remark, a.id
  from audits a join users u on u.id = a.operator_id
  where a.operator_id = ${userId} or a.user_id = ${userId}) trail`

/** A page of an account's trail, the newest first. Throws 2000019 for an unknown account. */
export async function readTrail(
  db: Db,
  { user_id, p = 1, page_size = PAGE_SIZE }: Fields<'opsAccountTrail'>,
): Promise<Data<'opsAccountTrail'>> {
  const userId = BigInt(user_id)
  await requireUser(db, userId)
  const trail = trailOf(userId)
  const { total } = one(await rows<{ total: number }>(db, sql`select count(*)::int as total from ${trail}`))
  const list = await rows<OpsTrail>(
    db,
    sql`
      select to_char(trail.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        what, kind, detail, device, network, by_name, remark
      from ${trail} order by trail.at desc, what, sub desc limit ${page_size} offset ${(p - 1) * page_size}`,
  )
  return { list, count: total, p, page_size }
}
