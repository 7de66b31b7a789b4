/** The database as the rest of the server sees it: the same type whichever engine stands behind it. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A connection or a transaction: what a function takes that only reads, or that joins the caller's transaction. */
export type Db = PgDatabase<PgQueryResultHKT>
/** A transaction: what a function takes whose statements must stand or fall together. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export interface Database {
  readonly db: Db
  readonly engine: 'embedded' | 'postgres'
  /** Whether a commit reaches the disk before it is answered. */
  readonly durable: boolean
  /** How many wait for a connection to become free; always 0 on the embedded engine, which takes one after the other. */
  waiting(): number
  /** The connections of a database server, and how many wait for one; the embedded engine has none. */
  pool?(): { readonly total: number; readonly idle: number; readonly waiting: number }
  close(): Promise<void>
}
