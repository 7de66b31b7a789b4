/** The column kinds that every table uses. */
import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** A primary key counted by the database. A seed may give its own ids; it must then move the sequence. */
export const id = () => bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity()
/** A reference, or another 64-bit number. */
export const big = (name: string) => bigint(name, { mode: 'bigint' })
/** Minor units of the currency beside it. */
export const minor = (name: string) => bigint(name, { mode: 'bigint' })
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
export const createdAt = () => time('created_at').notNull().defaultNow()
