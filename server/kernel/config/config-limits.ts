/** The numeric settings: durations and limits. */
import type { Environment } from './config-error'
import type { LoadLimits } from './load-limits'
import type { PostgresSettings } from './postgres-settings'
import { readChoice, readNumber, readUrl } from './read-setting'
import type { NameOf } from './schema/settings'

/** The connection settings of the database. Throws a ConfigError as `readConfig` does. */
export function readPostgres(env: Environment): PostgresSettings {
  const time = (name: NameOf<'number'>) => 1_000 * readNumber(env, name)
  return {
    migrateUrl: readUrl(env, 'DATABASE_MIGRATE_URL'),
    prepared: readChoice(env, 'DATABASE_PREPARED') === 'on',
    poolSize: readNumber(env, 'DATABASE_POOL'),
    connectMs: time('DATABASE_CONNECT_TIMEOUT'),
    statementMs: time('DATABASE_STATEMENT_TIMEOUT'),
    lockMs: time('DATABASE_LOCK_TIMEOUT'),
    idleInTransactionMs: time('DATABASE_IDLE_TIMEOUT'),
  }
}

/** The defaults of the connection settings. */
export const POSTGRES_DEFAULTS = readPostgres({})

/** The load limits. Throws a ConfigError as `readConfig` does. */
export const readLoad = (env: Environment): LoadLimits => ({
  lagMs: readNumber(env, 'MAX_LAG'),
  queue: readNumber(env, 'MAX_QUEUE'),
})
