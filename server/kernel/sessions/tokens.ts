/**
 * Sessions: opaque tokens of 256 random bits, stored only as hashes; 30 days, sliding, up to an absolute maximum, which
 * is shorter for operators [session.operators].
 */
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, lte, ne, sql } from 'drizzle-orm'
import { DAY_MS, TOKEN_LIFE_S } from '@contract/base/constants'
import { OPERATOR_SESSION_S } from '@contract/base/console-reasons'
import type { Db } from '../db/types'
import { deleteInBatches } from '../db/in-batches'
import { statement } from '../db/statement'
import { closings, mailAddress, sessions, users } from '../db/schema/accounts'
import type { Caller } from './caller'
import { storedNetwork } from './network'
import { deviceName } from './device-name'

const SHAPE = /^[A-Za-z0-9_-]{43}$/
/** A session is extended at most once an hour, so that reads do not cause writes. */
const PROLONG_EVERY_MS = 3_600_000
const LIFE_MS = TOKEN_LIFE_S * 1_000

export const isTokenShaped = (token: string) => SHAPE.test(token)
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

export interface SessionClock {
  readonly now: Date
  /** The maximum life of a session. */
  readonly days: number
}

/** The maximum life of a session of this role, in milliseconds; `days` is that of other roles than operators. */
export const longestSession = (role: Caller['role'], days: number): number =>
  role === 'operator' ? Math.min(OPERATOR_SESSION_S * 1_000, days * DAY_MS) : days * DAY_MS

interface From {
  readonly now: Date
  /** The address that the session was opened from. */
  readonly ip?: string
  /** What the caller's program calls itself. */
  readonly agent?: string
}

/** Opens a session and returns its token, which is not stored. */
export async function openSession(db: Db, userId: bigint, { now, ip = '', agent = '' }: From): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  const place = { device: deviceName(agent), network: storedNetwork(ip) }
  await db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), userId, ...place, seenAt: now, expiresAt, createdAt: now })
  return token
}

export async function closeSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

/** Ends all sessions of a user except that of `token`. */
export async function closeOtherSessions(db: Db, userId: bigint, token: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, hashToken(token))))
}

/** Ends all sessions of a user; returns how many there were. */
export async function closeSessions(db: Db, userId: bigint): Promise<number> {
  const closed = await db.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id })
  return closed.length
}

/** Ends one session of a user by its id; false if they have no such session. */
export async function closeOneSession(db: Db, userId: bigint, id: bigint): Promise<boolean> {
  const own = and(eq(sessions.userId, userId), eq(sessions.id, id))
  return (await db.delete(sessions).where(own).returning({ id: sessions.id })).length > 0
}

interface Session {
  readonly caller: Caller
  readonly disabled: boolean
}

interface Found {
  readonly id: string
  readonly role: Caller['role']
  readonly email: string
  readonly disabled: boolean
  readonly leaving: boolean
  readonly guest: boolean
  readonly due: boolean
}

/** One statement for every call with a token. */
const liveSession = statement<Found>(
  'session',
  () => sql`
    select ${users.id}::text as id, ${users.role} as role, ${mailAddress} as email,
      ${users.guestEmail} is not null as guest,
      ${users.disabledAt} is not null as disabled, ${closings.dueAt} is not null as leaving,
      ${sessions.expiresAt} < ${sql.placeholder('due')}::timestamptz as due
    from ${sessions} join ${users} on ${users.id} = ${sessions.userId}
    left join ${closings} on ${closings.userId} = ${users.id}
    where ${sessions.tokenHash} = ${sql.placeholder('hash')}::text
      and ${sessions.expiresAt} > ${sql.placeholder('now')}::timestamptz
      and ${sessions.createdAt} > case when ${users.role} = 'operator'
        then ${sql.placeholder('oldestOperator')}::timestamptz else ${sql.placeholder('oldest')}::timestamptz end`,
)

/** The session of a token, extended when due, or null if there is none or it has expired. */
export async function findSession(db: Db, token: string, { now, days }: SessionClock): Promise<Session | null> {
  const tokenHash = hashToken(token)
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  const [found] = await liveSession(db, {
    hash: tokenHash,
    now: now.toISOString(),
    oldest: new Date(now.getTime() - longestSession('buyer', days)).toISOString(),
    oldestOperator: new Date(now.getTime() - longestSession('operator', days)).toISOString(),
    due: new Date(expiresAt.getTime() - PROLONG_EVERY_MS).toISOString(),
  })
  if (!found) return null
  const { id, disabled, due, ...caller } = found
  if (due) await db.update(sessions).set({ expiresAt, seenAt: now }).where(eq(sessions.tokenHash, tokenHash))
  return { caller: { ...caller, id: BigInt(id) }, disabled }
}

/** Deletes expired sessions. */
export async function purgeSessions(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, sessions, lte(sessions.expiresAt, now))
}
