import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Purpose } from '../../../../contract/entities/upload'
import { big, createdAt, id, time } from '../columns'
import { users } from './accounts'

/** Uploaded pictures; the bytes are in the file store under `name`. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    userId: big('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<Purpose>().notNull(),
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    /** When a form took it; null while it waits. */
    usedAt: time('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('uploads_name').on(table.name),
    index('uploads_waiting')
      .on(table.userId, table.createdAt)
      .where(sql`${table.usedAt} is null`),
  ],
)
