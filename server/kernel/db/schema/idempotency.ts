import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { big, time } from '../columns'
import { users } from './accounts'

/** The answers that were given under an idempotency key, each written by the transaction that made it. */
export const idempotency = pgTable(
  'idempotency',
  {
    userId: big('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the call and its fields, hex. */
    fieldsHash: text('fields_hash').notNull(),
    /** The payload of the answer, as it was serialised. */
    answer: text('answer').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('idempotency_created').on(table.createdAt)],
)
