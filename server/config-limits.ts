/** The settings that are numbers: how long, and how many. */
import { ConfigError, type Environment } from './config-error'
import type { LoadLimits } from './http/shedding'
import { POSTGRES_DEFAULTS, type PostgresSettings } from './db/postgres-settings'

/** What a setting counts, and between which numbers it lies. */
interface Range {
  readonly of: string
  readonly least: number
  readonly most: number
}

function number(env: Environment, name: string, fallback: number, { of, least, most }: Range): number {
  const text = env[name]
  if (!text) return fallback
  if (!/^\d{1,9}$/.test(text) || Number(text) < least || Number(text) > most) {
    throw new ConfigError(`${name} must be a number of ${of} from ${least} to ${most}, not '${text}'`)
  }
  return Number(text)
}

/** Not so soon that the event would have come by itself, nor so late that nobody waits for it any more. */
const CARD_CHECK: Range = { of: 'seconds', least: 10, most: 3_600 }

/** After how many seconds a gateway is asked about a payment. Throws a ConfigError as `readConfig` does. */
export const readCardCheck = (env: Environment): number => number(env, 'CARD_CHECK_AFTER', 120, CARD_CHECK)

/** Up to an hour; 0 is no limit. */
const TIME_OUT: Range = { of: 'seconds', least: 0, most: 3_600 }

/** How the database is spoken to. Throws a ConfigError as `readConfig` does. */
export function readPostgres(env: Environment): PostgresSettings {
  const { poolSize, ...limits } = POSTGRES_DEFAULTS
  const time = (name: string, otherwise: number) => 1_000 * number(env, name, otherwise / 1_000, TIME_OUT)
  return {
    poolSize: number(env, 'DATABASE_POOL', poolSize, { of: 'connections', least: 1, most: 1_000 }),
    connectMs: time('DATABASE_CONNECT_TIMEOUT', limits.connectMs),
    statementMs: time('DATABASE_STATEMENT_TIMEOUT', limits.statementMs),
    lockMs: time('DATABASE_LOCK_TIMEOUT', limits.lockMs),
    idleInTransactionMs: time('DATABASE_IDLE_TIMEOUT', limits.idleInTransactionMs),
  }
}

/** How many days an account can still be kept that is to be erased: ACCOUNT_GRACE_DAYS. */
export const readGraceDays = (env: Environment): number =>
  number(env, 'ACCOUNT_GRACE_DAYS', 14, { of: 'days', least: 0, most: 90 })

/** How many years orders of an erased account name their recipient: INVOICE_RETENTION_YEARS. */
export const readRetentionYears = (env: Environment): number =>
  number(env, 'INVOICE_RETENTION_YEARS', 10, { of: 'years', least: 1, most: 30 })

/** Past what load calls are refused. Throws a ConfigError as `readConfig` does. */
export const readLoad = (env: Environment): LoadLimits => ({
  lagMs: number(env, 'MAX_LAG', 250, { of: 'milliseconds', least: 0, most: 60_000 }),
  queue: number(env, 'MAX_QUEUE', 16, { of: 'calls', least: 0, most: 10_000 }),
})

/** How many days a session lasts at most, however it is used: SESSION_MAX_DAYS. */
export const readSessionDays = (env: Environment): number =>
  number(env, 'SESSION_MAX_DAYS', 180, { of: 'days', least: 1, most: 3_650 })

/** How many days what happened around signing in is kept, SIGN_IN_EVENT_DAYS: the database keeps thirty in any case. */
export const readEventDays = (env: Environment): number =>
  number(env, 'SIGN_IN_EVENT_DAYS', 90, { of: 'days', least: 30, most: 3_650 })
