import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Texts } from '../../text/texts'
import { big, id, time } from '../columns'
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
  },
  (table) => [index('articles_published').on(table.publishedAt)],
)
