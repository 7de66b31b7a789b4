/** Five wrong tries lock a pair of account and network address for 15 minutes [session.lock]. */
import { createHash } from 'node:crypto'
import { eq, lte, sql } from 'drizzle-orm'
import { LOGIN_LOCK_S, LOGIN_LOCK_TRIES } from '@contract/base/constants'
import { one } from '@contract/rules/lists'
import { loginTries } from '../../../kernel/db/schema/accounts'
import type { Db } from '../../../kernel/db/types'

const pairHash = (email: string, ip: string) => createHash('sha256').update(`${email}\n${ip}`).digest('hex')

interface Tried {
  /** The number of attempts, including this one. */
  readonly tries: number
  readonly until: Date
}

/**
 * Counts an attempt before its password is checked, so that many parallel attempts cannot bypass the limit. A lock is
 * not extended by further attempts.
 */
export async function countTry(db: Db, email: string, ip: string, now: Date): Promise<Tried> {
  const until = new Date(now.getTime() + LOGIN_LOCK_S * 1_000)
  const over = sql`${loginTries.until} <= ${now.toISOString()}::timestamptz`
  const row = one(
    await db
      .insert(loginTries)
      .values({ pairHash: pairHash(email, ip), tries: 1, until })
      .onConflictDoUpdate({
        target: loginTries.pairHash,
        set: {
          tries: sql`case when ${over} then 1 else ${loginTries.tries} + 1 end`,
          until: sql`case when ${over} or ${loginTries.tries} < ${LOGIN_LOCK_TRIES} then excluded.until else ${loginTries.until} end`,
        },
      })
      .returning({ tries: loginTries.tries, until: loginTries.until }),
  )
  return row
}

/** Seconds until the pair may try again, rounded up; null if it is not locked. */
export function lockedFor({ tries, until }: Tried, allowed: number, now: Date): number | null {
  return tries <= allowed ? null : Math.ceil((until.getTime() - now.getTime()) / 1_000)
}

export async function forgetTries(db: Db, email: string, ip: string): Promise<void> {
  await db.delete(loginTries).where(eq(loginTries.pairHash, pairHash(email, ip)))
}

/** Deletes expired counts. */
export async function purgeTries(db: Db, now: Date): Promise<void> {
  await db.delete(loginTries).where(lte(loginTries.until, now))
}
