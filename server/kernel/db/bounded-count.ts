/** Counts that stop: nobody reads a million rows for a number that a screen shows as "10,000+" [wire.count-more]. */
import { count, sql, type SQLWrapper } from 'drizzle-orm'
import { COUNT_MAX } from '@contract/base/constants'
import type { Db } from './types'

/** A select without a limit. One that is ordered like an index counts the entries of that index. */
interface Countable {
  limit(most: number): SQLWrapper
}

/** The query that counts these rows, at most one more than `most`: by that one a caller knows that there are more. */
export const countUpTo = (db: Db, rows: Countable, most: number = COUNT_MAX) =>
  db.select({ total: count() }).from(sql`${rows.limit(most + 1)} as counted`)
