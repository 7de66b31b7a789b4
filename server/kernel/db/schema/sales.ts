import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { big, id } from '../columns'
import { products } from './catalogue'

/** Sales from before this shop recorded its orders, by day (UTC), for a catalogue that moved here. */
export const earlierSales = pgTable(
  'earlier_sales',
  {
    productId: big('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    pieces: integer('pieces').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.day] }),
    index('earlier_sales_day').on(t.day),
    check('earlier_sales_pieces', sql`${t.pieces} > 0`),
  ],
)

/**
 * Pieces that were sold, or taken back by a cancellation (below 0), and are not yet counted in `products.sold`. A purchase
 * only adds rows, so that buyers of one product do not wait for each other (docs/decisions/0060-purchase.md).
 */
export const salesLog = pgTable('sales_log', {
  id: id(),
  productId: big('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' }),
  qty: integer('qty').notNull(),
})
