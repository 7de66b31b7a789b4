/**
 * Failed logins to one account, from anywhere: ten attempts are checked, then one after a minute, after two minutes
 * and so on, up to an hour. A device that the account knows is counted separately, so that other people's attempts do
 * not block its owner. The pair of account and address is locked besides (./login-lock.ts).
 */
import { createHash } from 'node:crypto'
import { eq, lte, sql } from 'drizzle-orm'
import { accountGuesses } from '../../../kernel/db/schema/accounts'
import type { Db } from '../../../kernel/db/types'

/** How many wrong passwords are checked before there is a delay. */
const FREE = 10
const FIRST_DELAY_S = 60
const LONGEST_DELAY_S = 3_600
const DOUBLINGS = Math.ceil(Math.log2(LONGEST_DELAY_S / FIRST_DELAY_S))
/** After this time without an attempt the count is reset. */
const FORGOTTEN_AFTER_S = 86_400

const table = accountGuesses
const hashOf = (email: string, mark: string | null) =>
  createHash('sha256')
    .update(mark === null ? email : `${email}\n${mark}`)
    .digest('hex')

interface Guess {
  /** Whether the password may be checked. */
  readonly allowed: boolean
  /** Seconds until the next attempt is allowed, rounded up; 0 for now. */
  readonly wait: number
}

const secondsTo = (time: Date, now: Date) => Math.max(0, Math.ceil((time.getTime() - now.getTime()) / 1_000))

/**
 * Counts an attempt before its password is checked, so that many parallel attempts cannot bypass the limit. `mark` is
 * the known device, or null. An attempt that is not allowed does not count.
 */
export async function countGuess(db: Db, email: string, mark: string | null, now: Date): Promise<Guess> {
  const whoHash = hashOf(email, mark)
  const at = sql`${now.toISOString()}::timestamptz`
  const until = new Date(now.getTime() + FORGOTTEN_AFTER_S * 1_000)
  const tries = sql`(case when ${table.until} <= ${at} then 1 else ${table.tries} + 1 end)`
  const delay = sql`(case when ${tries} < ${FREE} then 0
    else least(${LONGEST_DELAY_S}, ${FIRST_DELAY_S} * power(2, least(${tries} - ${FREE}, ${DOUBLINGS}))) end)`
  const [counted] = await db
    .insert(table)
    .values({ whoHash, tries: 1, freeAt: now, until })
    .onConflictDoUpdate({
      target: table.whoHash,
      set: { tries, until, freeAt: sql`${at} + ${delay} * interval '1 second'` },
      setWhere: lte(table.freeAt, now),
    })
    .returning({ freeAt: table.freeAt })
  if (counted) return { allowed: true, wait: secondsTo(counted.freeAt, now) }
  const [closed] = await db.select({ freeAt: table.freeAt }).from(table).where(eq(table.whoHash, whoHash))
  return { allowed: false, wait: Math.max(1, closed ? secondsTo(closed.freeAt, now) : 0) }
}

/** The owner has logged in: resets the count. */
export async function forgetGuesses(db: Db, email: string, mark: string | null): Promise<void> {
  await db.delete(table).where(eq(table.whoHash, hashOf(email, mark)))
}

/** Deletes expired counts. */
export async function purgeGuesses(db: Db, now: Date): Promise<void> {
  await db.delete(table).where(lte(table.until, now))
}
