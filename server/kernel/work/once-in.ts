/** Work that one of several servers does for all of them. */
import { sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { raiseSetting } from '../db/stored-settings'
import { rows } from '../db/rows'
import { transaction } from '../db/transaction'
import type { Db, Tx } from '../db/types'

const HOUR_MS = 3_600_000

type Work<T> = (tx: Tx) => Promise<T>
type Done<T> = Promise<{ readonly done: T } | null>

/** Runs `work` unless it has run in this or a later period, which are counted from 1970 on. */
async function onceIn<T>(db: Db, key: string, period: number, work: Work<T>): Done<T> {
  return transaction(db, async (tx) => {
    const { mine } = one(
      await rows<{ mine: boolean }>(tx, sql`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as mine`),
    )
    if (!mine) return null
    return (await raiseSetting(tx, key, period)) ? { done: await work(tx) } : null
  })
}

/**
 * Runs `work` unless it has run in this clock hour, on any server. The record of it and the work are in one
 * transaction: failed work counts as not run, and the next caller tries again. Returns the result of `work`, or null
 * if it was not run, also because another server is running it.
 */
export const onceAnHour = <T>(db: Db, name: string, now: Date, work: Work<T>): Done<T> =>
  onceIn(db, `hourly:${name}`, Math.floor(now.getTime() / HOUR_MS), work)

/** The same once a day, from this hour on (UTC). */
export const onceADay = <T>(db: Db, name: string, now: Date, work: Work<T>, hour = 0): Done<T> =>
  onceIn(db, `daily:${name}`, Math.floor((now.getTime() - hour * HOUR_MS) / (24 * HOUR_MS)), work)

/**
 * Whether this server is the first of all in this clock hour, for long work that one transaction must not hold together.
 * What fails then is tried in the next hour.
 */
export const isFirstInHour = async (db: Db, name: string, now: Date): Promise<boolean> =>
  (await onceAnHour(db, name, now, () => Promise.resolve(true))) !== null
