/** Sessions: opaque tokens of 256 random bits, stored only as hashes; 30 days, sliding, up to an absolute maximum. */
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte, ne } from 'drizzle-orm'
import { TOKEN_LIFE_S } from '@contract/constants'
import type { Db } from '../db/types'
import { closings, sessions, users } from '../db/schema/accounts'
import type { Caller } from './caller'
import { keptNetwork } from './network'
import { deviceName } from './device-name'

const SHAPE = /^[A-Za-z0-9_-]{43}$/
/** A session is extended at most once an hour, so that reads do not cause writes. */
const PROLONG_EVERY_MS = 3_600_000
const LIFE_MS = TOKEN_LIFE_S * 1_000

export const isTokenShaped = (token: string) => SHAPE.test(token)
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

const DAY_MS = 86_400_000

export interface SessionClock {
  readonly now: Date
  /** The maximum life of a session. */
  readonly days: number
}

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
  const place = { device: deviceName(agent), network: keptNetwork(ip) }
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

interface Session {
  readonly caller: Caller
  readonly disabled: boolean
}

/** The session of a token, extended when due, or null if there is none or it has expired. */
export async function findSession(db: Db, token: string, { now, days }: SessionClock): Promise<Session | null> {
  const tokenHash = hashToken(token)
  const oldest = new Date(now.getTime() - days * DAY_MS)
  const [row] = await db
    .select({
      id: users.id,
      role: users.role,
      email: users.email,
      disabledAt: users.disabledAt,
      expiresAt: sessions.expiresAt,
      leavesAt: closings.dueAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(closings, eq(closings.userId, users.id))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), gt(sessions.createdAt, oldest)))
  if (!row) return null
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  if (expiresAt.getTime() - row.expiresAt.getTime() > PROLONG_EVERY_MS) {
    await db.update(sessions).set({ expiresAt, seenAt: now }).where(eq(sessions.tokenHash, tokenHash))
  }
  const { id, role, email, leavesAt } = row
  return { caller: { id, role, email, leaving: leavesAt !== null }, disabled: row.disabledAt !== null }
}

/** Deletes expired sessions. */
export async function purgeSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
}
