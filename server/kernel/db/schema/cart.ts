/** The buyer's cart, the basket of what is bought now, and the quotes of the checkout [const.quote-life]. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { coupons } from './coupons'

export const cartLines = pgTable(
  'cart_lines',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    skuId: bigint('sku_id', { mode: 'bigint' }).notNull(),
    qty: integer('qty').notNull(),
    selected: boolean('selected').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('cart_lines_user_sku').on(table.userId, table.skuId),
    check('cart_lines_qty', sql`${table.qty} between 1 and 999`),
  ],
)

/** What a buyer buys now, beside the cart: one at most, which the next one replaces. */
export const baskets = pgTable(
  'baskets',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    skuId: bigint('sku_id', { mode: 'bigint' }).notNull(),
    qty: integer('qty').notNull(),
    couponId: bigint('coupon_id', { mode: 'bigint' }).references(() => coupons.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('baskets_user').on(table.userId),
    index('baskets_created').on(table.createdAt),
    check('baskets_qty', sql`${table.qty} between 1 and 999`),
  ],
)

/** A total that was shown to be confirmed. It reserves nothing, and it makes one set of orders at most. */
export const quotes = pgTable(
  'quotes',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    addressId: bigint('address_id', { mode: 'bigint' }).notNull(),
    shippingMethods: jsonb('shipping_methods').$type<Record<string, string>>().notNull(),
    /** Lines, quantities, prices and shipping in one text: equal exactly when nothing that was shown has changed. */
    fingerprint: text('fingerprint').notNull(),
    /** USD minor units. */
    grandTotal: bigint('grand_total', { mode: 'bigint' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('quotes_user').on(table.userId), index('quotes_expires').on(table.expiresAt)],
)
