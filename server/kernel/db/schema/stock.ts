import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { StockCause } from '../../../../contract/base/product-constants'
import { big as ref, falling, id, time } from '../columns'
import { shops } from './catalogue'
import { orders } from './orders'

/**
 * Every change of a variant's stock, which is their sum. Rows are only added, and outlive their variant. `adjustment` is
 * by hand and has its reason; `opening` is what was there before movements were written.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id(),
    /** A row of `skus` or, once its product has dropped it, of `dropped_skus`. */
    skuId: ref('sku_id').notNull(),
    kind: text('kind')
      .$type<'sale' | 'cancellation' | 'refund_restock' | 'intake' | 'adjustment' | 'opening'>()
      .notNull(),
    reason: text('reason').$type<StockCause>(),
    /** Pieces more, or fewer. */
    delta: integer('delta').notNull(),
    orderId: ref('order_id').references(() => orders.id),
    /** The person who changed it; null for orders. */
    userId: ref('user_id'),
    note: text('note').notNull().default(''),
    at: time('at').notNull(),
  },
  (t) => [
    uniqueIndex('stock_movements_once')
      .on(t.orderId, t.skuId, t.kind)
      .where(sql`${t.kind} in ('sale', 'cancellation')`),
    index('stock_movements_of_sku').on(t.skuId, falling(t.at), falling(t.id)),
    check('stock_movements_reason', sql`(${t.kind} = 'adjustment') = (${t.reason} is not null)`),
    check(
      'stock_movements_order',
      sql`(${t.kind} in ('sale', 'cancellation', 'refund_restock')) = (${t.orderId} is not null)`,
    ),
    check('stock_movements_delta', sql`${t.delta} <> 0`),
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
