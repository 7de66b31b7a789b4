import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Purpose } from '../../../../contract/base/upload-purposes'
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
    /** When housekeeping last looked whether something refers to it. */
    checkedAt: time('checked_at'),
    /** Since when nothing refers to it, as housekeeping found; null: something does. */
    unreferencedSince: time('unreferenced_since'),
    /** When it was given up: no form takes it, and its files are about to be deleted. */
    droppedAt: time('dropped_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('uploads_name').on(table.name),
    index('uploads_waiting')
      .on(table.userId, table.createdAt)
      .where(sql`${table.usedAt} is null`),
    index('uploads_to_check')
      .on(table.checkedAt.asc().nullsFirst(), table.id)
      .where(sql`${table.usedAt} is not null and ${table.droppedAt} is null`),
    index('uploads_unreferenced')
      .on(table.unreferencedSince)
      .where(sql`${table.unreferencedSince} is not null and ${table.droppedAt} is null`),
    index('uploads_dropped')
      .on(table.id)
      .where(sql`${table.droppedAt} is not null`),
  ],
)
