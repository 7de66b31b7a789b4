/** Reviews and viewed products. Ids of users are not foreign keys, as in the catalogue. */
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Language } from '../../../../contract/languages'
import { big as ref, createdAt, id, NOW, time } from '../columns'
import { products } from './catalogue'

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: ref('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    author: text('author').notNull(),
    star: integer('star').notNull(),
    summary: text('summary').notNull(),
    content: text('content').notNull(),
    images: jsonb('images').$type<string[]>().notNull().default([]),
    /** The bought variant in the author's language. */
    options: text('options').notNull().default(''),
    language: text('language').$type<Language>().notNull(),
    createdAt: createdAt(),
    userId: ref('user_id'),
    orderLineId: ref('order_line_id'),
  },
  (t) => [
    index('reviews_product').on(t.productId, t.createdAt.desc(), t.id.desc()),
    uniqueIndex('reviews_order_line').on(t.orderLineId),
    check('reviews_star', sql`${t.star} BETWEEN 1 AND 5`),
  ],
)

/** A buyer's viewed products, once per product, for the recommendations. */
export const productViews = pgTable(
  'product_views',
  {
    userId: ref('user_id').notNull(),
    productId: ref('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    seenAt: time('seen_at').notNull().default(NOW),
  },
  (t) => [primaryKey({ columns: [t.userId, t.productId] }), index('product_views_seen').on(t.userId, t.seenAt.desc())],
)
