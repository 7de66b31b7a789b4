/** The sessions of an account: its owner sees them all, and can end one or all others. */
import { and, desc, eq, gt } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import type { OpenSession } from '@contract/entities/sign-in'
import { sessions } from '../../../kernel/db/schema/accounts'
import { transaction } from '../../../kernel/db/transaction'
import type { Db } from '../../../kernel/db/types'
import { handle, type CallHandler, type Context } from '../../../kernel/http/context'
import { Refusal } from '../../../kernel/http/refusal'
import { forgetDevices, rememberDevice } from './known-devices'
import { listSignIns, presentSignIn, recordSignIn } from './sign-in-events'
import { closeOtherSessions, hashToken, longestSession, closeOneSession } from '../../../kernel/sessions/tokens'

type Asking = Pick<Context<'sessions'>, 'user' | 'token' | 'now' | 'config'>

async function openSessions(db: Db, { user, token, now, config }: Asking): Promise<OpenSession[]> {
  const longest = longestSession(user.role, config.sessionMaxDays)
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, user.id),
        gt(sessions.expiresAt, now),
        gt(sessions.createdAt, new Date(now.getTime() - longest)),
      ),
    )
    .orderBy(desc(sessions.seenAt), desc(sessions.id))
  const own = token === null ? '' : hashToken(token)
  const list = rows.map((row) => ({
    session_id: String(row.id),
    device: row.device,
    network: row.network,
    created_at: row.createdAt.toISOString(),
    seen_at: row.seenAt.toISOString(),
    ends_at: new Date(row.createdAt.getTime() + longest).toISOString(),
    current: row.tokenHash === own,
  }))
  return list.sort((a, b) => Number(b.current) - Number(a.current))
}

const list = handle('sessions', async (context) => ({ list: await openSessions(context.db, context) }))

const end = handle('sessionEnd', async (context) => {
  const { db, user, fields } = context
  await transaction(db, async (tx) => {
    if (!(await closeOneSession(tx, user.id, BigInt(fields.session_id)))) throw new Refusal(Code.notFound)
    await recordSignIn(tx, { kind: 'session_ended', userId: user.id }, context)
  })
  return { list: await openSessions(db, context) }
})

const endOthers = handle('sessionsEndOthers', async (context) => {
  const { db, user, token } = context
  await transaction(db, async (tx) => {
    await closeOtherSessions(tx, user.id, token ?? '')
    await forgetDevices(tx, user.id)
    await rememberDevice(tx, user.id, context)
    await recordSignIn(tx, { kind: 'sessions_ended', userId: user.id }, context)
  })
  return { list: await openSessions(db, context) }
})

const signIns = handle('signIns', ({ db, user, fields }) =>
  listSignIns(db, { ...fields, userId: user.id }, (rows) => rows.map(presentSignIn)),
)

export const sessionHandlers: readonly CallHandler[] = [list, end, endOthers, signIns]
