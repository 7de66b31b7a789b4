/** What a geocoder has answered about places: it is not asked again for a while. */
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { time } from '../columns'

export const postalCodes = pgTable(
  'postal_codes',
  {
    /** ISO 3166-1 alpha-2. */
    country: text('country').notNull(),
    /** In capitals, with single spaces. */
    zip: text('zip').notNull(),
    /** The language of the names. */
    lang: text('lang').notNull(),
    /** Empty if the geocoder does not know the code. */
    city: text('city').notNull(),
    /** Empty where there is none. */
    state: text('state').notNull(),
    askedAt: time('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.zip, table.lang] }),
    index('postal_codes_asked_at').on(table.askedAt),
  ],
)
