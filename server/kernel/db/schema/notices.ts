import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Texts } from '../../text/texts'
import { big, createdAt, id, time } from '../columns'
import { users } from './accounts'

export const notices = pgTable(
  'notices',
  {
    id: id(),
    /** null: to everybody. */
    userId: big('user_id').references(() => users.id, { onDelete: 'cascade' }),
    type: integer('type').notNull(),
    /** -1 failed, 0 under review, 1 success. */
    state: integer('state').notNull(),
    title: jsonb('title').$type<Texts>().notNull(),
    text: jsonb('text').$type<Texts>().notNull(),
    link: text('link').notNull().default(''),
    readAt: time('read_at'),
    createdAt: createdAt(),
  },
  (table) => [index('notices_user').on(table.userId, table.createdAt)],
)
