/**
 * Counts what is searched for, in sums by day [rule.searches]. Searches wait in memory and are written together, so that
 * a search stays a read; a server that is killed loses those of the last seconds.
 */
import { and, count, eq, inArray, lt, sql } from 'drizzle-orm'
import { DAY_MS } from '@contract/base/constants'
import { SEARCHES_RETENTION_DAYS } from '@contract/entities/report'
import { one } from '@contract/rules/lists'
import { searchTerms } from '../../../kernel/db/schema/searches'
import { transaction } from '../../../kernel/db/transaction'
import type { Db } from '../../../kernel/db/types'
import { countedTerm } from './term'

/** More terms of a day are not kept: somebody makes them up. */
const TERMS_A_DAY = 1_000

interface Sums {
  searches: number
  empty: number
}

/** By day, then by term. */
type Waiting = Map<string, Map<string, Sums>>

const waiting = new WeakMap<Db, Waiting>()

const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/** Counts a search. Call it once for the first page of an answer. */
export function countSearch(db: Db, typed: string, { found, now }: { readonly found: boolean; readonly now: Date }) {
  const term = countedTerm(typed)
  if (term === null) return
  const days = waiting.get(db) ?? new Map<string, Map<string, Sums>>()
  waiting.set(db, days)
  const terms = days.get(dayOf(now)) ?? new Map<string, Sums>()
  days.set(dayOf(now), terms)
  const sums = terms.get(term) ?? { searches: 0, empty: 0 }
  if (!terms.has(term) && terms.size >= TERMS_A_DAY) return
  terms.set(term, { searches: sums.searches + 1, empty: sums.empty + (found ? 0 : 1) })
}

/** Adds the sums of a day. Servers take turns, so that together they keep no more terms than one. */
function writeDay(db: Db, day: string, terms: ReadonlyMap<string, Sums>): Promise<void> {
  return transaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('search_terms', 0))`)
    const ofDay = eq(searchTerms.day, day)
    const { total } = one(await tx.select({ total: count() }).from(searchTerms).where(ofDay))
    const asked = [...terms.keys()]
    const known = await tx
      .select({ term: searchTerms.term })
      .from(searchTerms)
      .where(and(ofDay, inArray(searchTerms.term, asked)))
    const old = new Set(known.map(({ term }) => term))
    const room = asked.filter((term) => !old.has(term)).slice(0, Math.max(0, TERMS_A_DAY - total))
    const kept = new Set([...old, ...room])
    const values = [...terms].filter(([term]) => kept.has(term)).map(([term, sums]) => ({ day, term, ...sums }))
    if (values.length === 0) return
    await tx
      .insert(searchTerms)
      .values(values)
      .onConflictDoUpdate({
        target: [searchTerms.day, searchTerms.term],
        set: {
          searches: sql`${searchTerms.searches} + excluded.searches`,
          empty: sql`${searchTerms.empty} + excluded.empty`,
        },
      })
  })
}

/** Writes what waits in this process. */
export async function writeSearches(db: Db): Promise<void> {
  const days = waiting.get(db)
  waiting.delete(db)
  for (const [day, terms] of days ?? []) await writeDay(db, day, terms)
}

/** Deletes the sums of days that are over for longer than they are kept. */
export async function purgeSearches(db: Db, now: Date): Promise<void> {
  await db
    .delete(searchTerms)
    .where(lt(searchTerms.day, dayOf(new Date(now.getTime() - SEARCHES_RETENTION_DAYS * DAY_MS))))
}
