/** The column kinds that every table uses; see docs/decisions/0044-columns.md. */
import { sql } from 'drizzle-orm'
import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** A primary key counted by the database. A seed may give its own ids; it must then move the sequence. */
export const id = () => bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity()
/** A reference, or another 64-bit number. */
export const big = (name: string) => bigint(name, { mode: 'bigint' })
/** Minor units of the currency beside it. */
export const minor = (name: string) => bigint(name, { mode: 'bigint' })
/** A moment. What is in it is a whole millisecond, as the program's own times are, so that it is read as it was written. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** The default of a moment that the database itself puts in. */
export const NOW = sql`date_trunc('milliseconds', now())`
export const createdAt = () => time('created_at').notNull().default(NOW)
