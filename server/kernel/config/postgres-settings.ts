/** How a PostgreSQL is spoken to. All times are milliseconds; 0: no limit. */
export interface PostgresSettings {
  /** The most connections of this process. */
  readonly poolSize: number
  /** How long a caller waits for a connection, whether it is opened or in use. */
  readonly connectMs: number
  /** How long a statement may take. */
  readonly statementMs: number
  /** How long a statement may wait for a lock. */
  readonly lockMs: number
  /** How long a transaction may do nothing before the database ends it. */
  readonly idleInTransactionMs: number
}
