import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { StockReason } from '../../../../contract/desk/words'
import { big as ref, falling, id, time } from '../columns'
import { skus } from './catalogue'

/** Stock changes by hand, in addition to those by orders. Rows are only added. */
export const stockAdjustments = pgTable(
  'stock_adjustments',
  {
    id: id(),
    skuId: ref('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    /** Pieces more, or fewer. */
    delta: integer('delta').notNull(),
    reason: text('reason').$type<StockReason>().notNull(),
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
