/** The database for the rest of the server: the same type for both engines. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A connection or a transaction: for functions that only read, or join the caller's transaction. */
export type Db = PgDatabase<PgQueryResultHKT>
/** A transaction: for functions whose statements must all succeed or all fail. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export interface Database {
  readonly db: Db
  readonly engine: 'embedded' | 'postgres'
  /** Whether a commit is on disk before it is confirmed. */
  readonly durable: boolean
  /** How many callers wait for a connection; always 0 on the embedded engine, which serialises them. */
  waiting(): number
  /** The connections of a database server, and how many callers wait for one; the embedded engine has none. */
  pool?(): { readonly total: number; readonly idle: number; readonly waiting: number }
  /** How many replicas are read from; a database without replicas has no figure. */
  replicas?(): number
  close(): Promise<void>
}
