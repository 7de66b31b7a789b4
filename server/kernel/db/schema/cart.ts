/** The buyer's cart, the basket, and the quotes of the checkout [const.quote-life]. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { big, id, minor, time } from '../columns'
import { skus } from './catalogue'
import { coupons } from './coupons'

export const cartLines = pgTable(
  'cart_lines',
  {
    id: id(),
    userId: big('user_id').notNull(),
    skuId: big('sku_id')
      .notNull()
      .references(() => skus.id),
    qty: integer('qty').notNull(),
    selected: boolean('selected').notNull().default(true),
    /** What one piece cost when the buyer first saw the line as it is, USD; null: not seen since it was added or changed. */
    seenPriceMinor: minor('seen_price_minor'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    unique('cart_lines_user_sku').on(table.userId, table.skuId),
    index('cart_lines_created').on(table.createdAt),
    index('cart_lines_sku').on(table.skuId),
    check('cart_lines_qty', sql`${table.qty} between 1 and 999`),
  ],
)

/** The basket of "Buy now" and "Buy again", beside the cart: at most one per buyer, replaced by the next. */
export const baskets = pgTable(
  'baskets',
  {
    id: id(),
    userId: big('user_id').notNull(),
    /** The SKU and the pieces of the first line, for servers of an earlier version that run beside this one. */
    skuId: big('sku_id')
      .notNull()
      .references(() => skus.id),
    qty: integer('qty').notNull(),
    couponId: big('coupon_id').references(() => coupons.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    unique('baskets_user').on(table.userId),
    index('baskets_created').on(table.createdAt),
    index('baskets_sku').on(table.skuId),
    check('baskets_qty', sql`${table.qty} between 1 and 999`),
  ],
)

export const basketLines = pgTable(
  'basket_lines',
  {
    id: id(),
    basketId: big('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    skuId: big('sku_id')
      .notNull()
      .references(() => skus.id),
    qty: integer('qty').notNull(),
  },
  (table) => [
    unique('basket_lines_basket_sku').on(table.basketId, table.skuId),
    index('basket_lines_sku').on(table.skuId),
    check('basket_lines_qty', sql`${table.qty} between 1 and 999`),
  ],
)

/** A total to be confirmed. It reserves nothing, and can be ordered at most once. */
export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    userId: big('user_id').notNull(),
    addressId: big('address_id').notNull(),
    shippingMethods: jsonb('shipping_methods').$type<Record<string, string>>().notNull(),
    /** Lines, quantities, prices and shipping as one string: equal exactly if nothing has changed. */
    fingerprint: text('fingerprint').notNull(),
    /** USD minor units. */
    grandTotal: minor('grand_total').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [
    index('quotes_user').on(table.userId) /** What was never ordered, until it is deleted. */,
    index('quotes_unused')
      .on(table.expiresAt)
      .where(sql`${table.usedAt} is null`),
  ],
)
