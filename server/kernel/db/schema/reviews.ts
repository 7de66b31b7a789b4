/** Reviews and viewed products. Ids of users are not foreign keys, as in the catalogue. */
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Language } from '../../../../contract/base/languages'
import { big as ref, createdAt, falling, id, NOW, time } from '../columns'
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
    /** The shop's answer, which everybody reads; null: none. */
    reply: text('reply'),
    repliedAt: time('replied_at'),
    /** When its shop reported it to the operators, and why. */
    reportedAt: time('reported_at'),
    reportReason: text('report_reason').notNull().default(''),
    /** When an operator hid it: it is neither shown nor counted. */
    hiddenAt: time('hidden_at'),
  },
  (t) => [
    index('reviews_of_product').on(t.productId, falling(t.createdAt), falling(t.id)),
    uniqueIndex('reviews_order_line').on(t.orderLineId),
    /** Without a list of what is pending, which each look-up would read: the same for the values of products' axes. */
    index('reviews_images')
      .using('gin', t.images.op('jsonb_path_ops'))
      .with({ fastupdate: false })
      .where(sql`${t.images} <> '[]'`),
    check('reviews_reply', sql`(${t.reply} IS NULL) = (${t.repliedAt} IS NULL)`),
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
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    index('product_views_last').on(t.userId, falling(t.seenAt)),
  ],
)
