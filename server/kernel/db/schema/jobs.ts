import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../columns'

/** The last round of each worker, on any server, for operators. */
export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  endedAt: time('ended_at').notNull(),
  tookMs: integer('took_ms').notNull(),
  /** When its last round failed, and why; null and empty if its last round went well. */
  failedAt: time('failed_at'),
  error: text('error').notNull().default(''),
})
