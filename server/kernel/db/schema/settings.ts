import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { AdvertPosition } from '../../../../contract/entities/settings'
import type { Texts } from '../../text/texts'
import { id } from '../columns'

export const currencies = pgTable('currencies', {
  code: text('code').primaryKey(),
  symbol: text('symbol').notNull(),
  /** Units per 1 USD, an exact decimal. */
  rate: text('rate').notNull(),
  sort: integer('sort').notNull().default(0),
})

/** The available wallets; a user's balances are in the ledger. */
export const walletKinds = pgTable('wallet_kinds', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  currency: text('currency').notNull(),
  /** The first is the default wallet. */
  sort: integer('sort').notNull().default(0),
})

export const adverts = pgTable('adverts', {
  id: id(),
  position: text('position').$type<AdvertPosition>().notNull(),
  image: text('image').notNull(),
  ground: text('ground').notNull(),
  title: jsonb('title').$type<Texts>().notNull(),
  text: jsonb('text').$type<Texts>().notNull(),
  /** A route of the table with its query. */
  link: text('link').notNull(),
  sort: integer('sort').notNull().default(0),
  active: boolean('active').notNull().default(true),
})

/** Single values by name: the website's configuration, and marks such as that of demo data. */
export const settings = pgTable('settings', { name: text('name').primaryKey(), value: jsonb('value').notNull() })
