/** What was searched for most in the last days. */
import { asc, desc, gte, sql } from 'drizzle-orm'
import { DAY_MS } from '@contract/base/constants'
import { searchTerms } from '../../../kernel/db/schema/searches'
import type { Db } from '../../../kernel/db/types'
import { cached } from '../cache'

const DAYS = 7
/** How many are known; the first of them are shown where nothing is typed. */
const KNOWN = 200
/** They change slowly, and every key that is pressed in the search field asks for them. */
const LIFE_MS = 10 * 60_000
/** A term that fewer searched for could be that of one person. */
const LEAST = 3

/** The terms of the last days that found something, the most frequent first; at most ten minutes old. */
export function popularTerms(db: Db, now: Date): Promise<string[]> {
  const load = async () => {
    const first = new Date(now.getTime() - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
    const found = sql`sum(${searchTerms.searches} - ${searchTerms.empty})`
    const terms = await db
      .select({ term: searchTerms.term })
      .from(searchTerms)
      .where(gte(searchTerms.day, first))
      .groupBy(searchTerms.term)
      .having(sql`${found} >= ${LEAST}`)
      .orderBy(desc(found), asc(searchTerms.term))
      .limit(KNOWN)
    return terms.map(({ term }) => term)
  }
  return cached(db, 'popular-terms', now, load, LIFE_MS)
}
