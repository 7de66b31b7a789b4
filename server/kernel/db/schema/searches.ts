/** What visitors search for, in sums by day: nothing in it leads to a person. */
import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const searchTerms = pgTable(
  'search_terms',
  {
    /** In UTC. */
    day: date('day').notNull(),
    /** In lower case, with single spaces; see server/areas/catalogue/searches/term.ts. */
    term: text('term').notNull(),
    searches: integer('searches').notNull(),
    /** How many of them found no product. */
    empty: integer('empty').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.term] }),
    check('search_terms_counts', sql`${t.searches} > 0 and ${t.empty} between 0 and ${t.searches}`),
  ],
)
