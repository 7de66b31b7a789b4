/** The column types of all tables; see docs/decisions/0044-columns.md. */
import { sql } from 'drizzle-orm'
import { bigint, integer, timestamp, type ExtraConfigColumn } from 'drizzle-orm/pg-core'

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
/** Increases with every edit, so that two editors do not overwrite each other; who made the last one, if it is known. */
export const edited = () => ({
  version: integer('version').notNull().default(1),
  updatedAt: time('updated_at').notNull().default(NOW),
  updatedBy: big('updated_by'),
})
export const createdAt = () => time('created_at').notNull().default(NOW)

/**
 * A column of an index, highest first. As `desc()` in a query, with nulls first: `.desc()` alone would put them last in
 * the index, and PostgreSQL would then use it for no such order.
 */
export const falling = (column: ExtraConfigColumn) => column.desc().nullsFirst()
