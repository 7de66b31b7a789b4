/** Coupons: their discounts, their uses, and the coupon of each cart [money.coupon]. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { big, createdAt, edited, id, minor, time } from '../columns'
import { shops } from './catalogue'

export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    /** The shop whose products it is for and which bears the discount; null: the marketplace. */
    shopId: big('shop_id').references(() => shops.id),
    /** As users see it; looked up case-insensitively. */
    code: text('code').notNull(),
    kind: text('kind').$type<'amount' | 'percent'>().notNull(),
    /** Of the kind amount: USD minor units. */
    amountMinor: minor('amount_minor'),
    /** Of the kind percent: 1 to 90. */
    percent: integer('percent'),
    /** The maximum discount of a percentage, in USD minor units; null: no limit. */
    maxMinor: minor('max_minor'),
    /** The minimum total of the selected lines, in USD minor units. */
    minMinor: minor('min_minor')
      .notNull()
      .default(sql`0`),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    /** How many purchases may use it; null: any number. */
    usesMax: integer('uses_max'),
    /** Whether carts that it fits show it; others have to be typed, and no answer names them (docs/decisions/0075). */
    offered: boolean('offered').notNull().default(false),
    /** How many purchases use it now. */
    uses: integer('uses').notNull().default(0),
    createdAt: createdAt(),
    ...edited(),
  },
  (table) => [
    index('coupons_shop').on(table.shopId, table.id),
    // what a cart is offered [rule.coupon-offers]
    index('coupons_offered')
      .on(table.shopId, table.endsAt, table.id)
      .where(sql`${table.offered}`),
    uniqueIndex('coupons_code').on(sql`upper(${table.code})`),
    check('coupons_times', sql`${table.endsAt} > ${table.startsAt}`),
    check('coupons_uses', sql`${table.uses} >= 0 AND (${table.usesMax} IS NULL OR ${table.uses} <= ${table.usesMax})`),
    // An amount is less than the minimum total, and a percentage less than 100: goods are never free.
    check(
      'coupons_kind',
      sql`CASE ${table.kind}
        WHEN 'amount' THEN ${table.amountMinor} IS NOT NULL AND ${table.amountMinor} > 0 AND ${table.minMinor} > ${table.amountMinor} AND ${table.percent} IS NULL
        WHEN 'percent' THEN ${table.percent} IS NOT NULL AND ${table.percent} BETWEEN 1 AND 90 AND ${table.minMinor} >= 0 AND ${table.amountMinor} IS NULL
        ELSE false END`,
    ),
  ],
)

/** The coupon of a buyer's cart, by its code; it is checked whenever the cart is priced. */
export const cartCoupons = pgTable('cart_coupons', {
  userId: big('user_id').primaryKey(),
  couponId: big('coupon_id')
    .notNull()
    .references(() => coupons.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
})

/** One row per purchase with a coupon: all orders placed together share it. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    id: id(),
    couponId: big('coupon_id')
      .notNull()
      .references(() => coupons.id),
    userId: big('user_id').notNull(),
    createdAt: createdAt(),
    /** When the last of its orders was cancelled: the buyer may use the coupon again. */
    returnedAt: time('returned_at'),
  },
  (table) => [
    uniqueIndex('coupon_uses_once')
      .on(table.couponId, table.userId)
      .where(sql`${table.returnedAt} IS NULL`),
    index('coupon_uses_user').on(table.userId),
  ],
)
