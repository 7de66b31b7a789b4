/** What visitors searched for in a period [rule.searches]. */
import { and, countDistinct, desc, gte, lte, sql } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { searchTerms } from '../../kernel/db/schema/searches'
import type { Db } from '../../kernel/db/types'
import { readPage } from '../../kernel/http/paging'
import { writeSearches } from '../catalogue/searches/count'
import { periodOf } from './period'

/** A page of terms, with what this server has counted up to now. */
export async function searchedFor(db: Db, fields: Fields<'opsReportSearches'>, now: Date) {
  const { from, until, found } = fields
  const { days } = periodOf({ from, until }, now)
  await writeSearches(db)
  const inPeriod = and(gte(searchTerms.day, days[0] ?? ''), lte(searchTerms.day, days.at(-1) ?? ''))
  const [searches, empty] = [
    sql<number>`sum(${searchTerms.searches})::int`,
    sql<number>`sum(${searchTerms.empty})::int`,
  ]
  const kept = found === true ? sql`${empty} = 0` : sql`${empty} > 0`
  const terms = db
    .select({ term: searchTerms.term, searches: searches.as('searches'), empty: empty.as('empty') })
    .from(searchTerms)
    .where(inPeriod)
    .groupBy(searchTerms.term)
    .having(found === undefined ? undefined : kept)
  const all = terms.as('terms')
  return readPage(fields, {
    total: db.select({ total: countDistinct(all.term) }).from(all),
    rows: db.select().from(all).orderBy(desc(all.searches), all.term),
    present: (page) => page,
  })
}
