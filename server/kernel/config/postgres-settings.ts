/** The connection settings of a PostgreSQL. All times are milliseconds; 0: no limit. */
export interface PostgresSettings {
  /** Where migrations are applied; null: where everything else is done. */
  readonly migrateUrl: string | null
  /** Whether statements are prepared by name. */
  readonly prepared: boolean
  /** The maximum number of connections of this process. */
  readonly poolSize: number
  /** How long a caller waits for a connection, new or in use. */
  readonly connectMs: number
  /** How long a statement may take. */
  readonly statementMs: number
  /** How long a statement may wait for a lock. */
  readonly lockMs: number
  /** How long a transaction may be idle before the database ends it. */
  readonly idleInTransactionMs: number
}
