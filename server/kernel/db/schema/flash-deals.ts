import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { big as ref, edited, id, minor, time } from '../columns'
import { products } from './catalogue'

/** A price for all variants of a product, between two times and while pieces are left. */
export const flashDeals = pgTable(
  'flash_deals',
  {
    id: id(),
    productId: ref('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    priceMinor: minor('price_minor').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    left: integer('left').notNull(),
    ...edited(),
  },
  (t) => [
    index('flash_deals_product').on(t.productId, t.endsAt),
    index('flash_deals_ends').on(t.endsAt),
    check('flash_deals_left', sql`${t.left} >= 0`),
    check('flash_deals_price', sql`${t.priceMinor} > 0`),
    check('flash_deals_times', sql`${t.endsAt} > ${t.startsAt}`),
  ],
)
