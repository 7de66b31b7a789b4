import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { big, time } from '../columns'
import { users } from './accounts'

/** The answers to calls with an idempotency key, each written in the call's transaction. */
export const idempotency = pgTable(
  'idempotency',
  {
    userId: big('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the call and its fields, hex. */
    fieldsHash: text('fields_hash').notNull(),
    /** The serialised payload of the answer. */
    answer: text('answer').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('idempotency_created').on(table.createdAt)],
)
