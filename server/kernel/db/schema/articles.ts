import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { PolicyName } from '../../../../contract/entities/policy'
import type { Texts } from '../../text/texts'
import { big, edited, id, time } from '../columns'
import { categories } from './catalogue'

/** Blog posts. Posts for later have a time in the future. */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    title: jsonb('title').$type<Texts>().notNull(),
    summary: jsonb('summary').$type<Texts>().notNull(),
    /** Safe HTML: headings, paragraphs, lists. */
    content: jsonb('content').$type<Texts>().notNull(),
    image: text('image').notNull(),
    ground: text('ground').notNull(),
    /** The products for the text. */
    categoryId: big('category_id').references(() => categories.id, { onDelete: 'set null' }),
    publishedAt: time('published_at').notNull(),
    ...edited(),
  },
  (table) => [index('articles_published').on(table.publishedAt)],
)

/**
 * Policies in the shop's own words. One without a row has the built-in text, and so has one that went back to it: its row
 * keeps counting versions, with an empty title.
 */
export const policies = pgTable('policies', {
  id: id(),
  name: text('name').$type<PolicyName>().notNull().unique(),
  title: jsonb('title').$type<Texts>().notNull(),
  /** Safe HTML: headings, paragraphs, lists. */
  content: jsonb('content').$type<Texts>().notNull(),
  ...edited(),
})
