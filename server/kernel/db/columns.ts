/** The column types of all tables; see docs/decisions/0044-columns.md. */
import { sql } from 'drizzle-orm'
import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** A generated primary key. A seed may set its own ids, and must then advance the sequence. */
export const id = () => bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity()
/** A reference, or another 64-bit number. */
export const big = (name: string) => bigint(name, { mode: 'bigint' })
/** Minor units of the currency beside it. */
export const minor = (name: string) => bigint(name, { mode: 'bigint' })
/** A timestamp in whole milliseconds, like JavaScript's, so that it is read back unchanged. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** The default of a timestamp that the database sets. */
export const NOW = sql`date_trunc('milliseconds', now())`
export const createdAt = () => time('created_at').notNull().default(NOW)
