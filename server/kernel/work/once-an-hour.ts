/** Work that one of several servers does for all of them. */
import { sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { settings } from '../db/schema/settings'
import { rows } from '../db/rows'
import { transaction } from '../db/transaction'
import type { Db, Tx } from '../db/types'

const HOUR_MS = 3_600_000

/**
 * Runs `work` unless it has run in this clock hour, on any server. The record of it and the work are in one
 * transaction: failed work counts as not run, and the next caller tries again. Returns the result of `work`, or null
 * if it was not run, also because another server is running it.
 */
export async function onceAnHour<T>(
  db: Db,
  name: string,
  now: Date,
  work: (tx: Tx) => Promise<T>,
): Promise<{ readonly done: T } | null> {
  const hour = Math.floor(now.getTime() / HOUR_MS)
  const key = `hourly:${name}`
  return transaction(db, async (tx) => {
    const { mine } = one(
      await rows<{ mine: boolean }>(tx, sql`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as mine`),
    )
    if (!mine) return null
    const noted = await tx
      .insert(settings)
      .values({ name: key, value: hour })
      .onConflictDoUpdate({
        target: settings.name,
        set: { value: hour },
        setWhere: sql`(${settings.value})::text::bigint < ${hour}`,
      })
      .returning({ name: settings.name })
    return noted.length === 0 ? null : { done: await work(tx) }
  })
}
