import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { StockCause } from '../../../../contract/desk/words'
import { big as ref, falling, id, time } from '../columns'
import { shops } from './catalogue'

/** Stock changes by hand, in addition to those by orders. Rows are only added, and outlive their variant. */
export const stockAdjustments = pgTable(
  'stock_adjustments',
  {
    id: id(),
    /** A row of `skus` or, once its product has dropped it, of `dropped_skus`. */
    skuId: ref('sku_id').notNull(),
    /** Pieces more, or fewer. */
    delta: integer('delta').notNull(),
    reason: text('reason').$type<StockCause>().notNull(),
    note: text('note').notNull().default(''),
    /** The author. */
    userId: ref('user_id').notNull(),
    at: time('at').notNull(),
  },
  (t) => [
    index('stock_adjustments_of_sku').on(t.skuId, falling(t.id)),
    check('stock_adjustments_delta', sql`${t.delta} <> 0`),
  ],
)

/** The variants that their products dropped, or that went with their product, as they were: their stock's log is read by them. */
export const droppedSkus = pgTable(
  'dropped_skus',
  {
    /** The id that it had in `skus`. */
    id: ref('id').primaryKey(),
    sku: text('sku').notNull(),
    /** The product may be gone as well. */
    productId: ref('product_id').notNull(),
    shopId: ref('shop_id')
      .notNull()
      .references(() => shops.id),
    options: jsonb('options').$type<Record<string, string>>().notNull(),
    droppedAt: time('dropped_at').notNull(),
  },
  (t) => [index('dropped_skus_product').on(t.productId)],
)
