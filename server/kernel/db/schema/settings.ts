import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AdvertPosition } from '../../../../contract/base/advert-positions'
import type { Texts } from '../../text/texts'
import { big, edited, id, time } from '../columns'

export const currencies = pgTable(
  'currencies',
  {
    code: text('code').primaryKey(),
    symbol: text('symbol').notNull(),
    /** Units per 1 USD, an exact decimal. */
    rate: text('rate').notNull(),
    sort: integer('sort').notNull().default(0),
    /** Whether buyers can choose it. */
    active: boolean('active').notNull().default(true),
    /** Its id in the audit. */
    id: big('id').notNull().generatedByDefaultAsIdentity(),
    ...edited(),
  },
  (table) => [uniqueIndex('currencies_id').on(table.id)],
)

/** Every rate that a currency has had. Rows are only added. */
export const currencyRates = pgTable(
  'currency_rates',
  {
    id: id(),
    code: text('code').notNull(),
    rate: text('rate').notNull(),
    /** Who set it; null: it was there from the start. */
    userId: big('user_id'),
    at: time('at').notNull(),
  },
  (table) => [index('currency_rates_code').on(table.code, table.id)],
)

/** The available wallets; a user's balances are in the ledger. */
export const walletKinds = pgTable('wallet_kinds', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  currency: text('currency').notNull(),
  /** The first is the default wallet. */
  sort: integer('sort').notNull().default(0),
})

export const adverts = pgTable(
  'adverts',
  {
    id: id(),
    position: text('position').$type<AdvertPosition>().notNull(),
    image: text('image').notNull(),
    ground: text('ground').notNull(),
    title: jsonb('title').$type<Texts>().notNull(),
    text: jsonb('text').$type<Texts>().notNull(),
    /** A route of the table with its query, or an address with https. */
    link: text('link').notNull(),
    sort: integer('sort').notNull().default(0),
    active: boolean('active').notNull().default(true),
    /** From when until when it is shown; null: at once, without end. */
    startsAt: time('starts_at'),
    endsAt: time('ends_at'),
    ...edited(),
  },
  (table) => [check('adverts_times', sql`${table.endsAt} > ${table.startsAt}`)],
)

/** Single values by name: the website's configuration, and marks such as that of demo data. */
export const settings = pgTable(
  'settings',
  {
    name: text('name').primaryKey(),
    value: jsonb('value').notNull(),
    /** Its id in the audit. */
    id: big('id').notNull().generatedByDefaultAsIdentity(),
    ...edited(),
  },
  (table) => [uniqueIndex('settings_id').on(table.id)],
)
