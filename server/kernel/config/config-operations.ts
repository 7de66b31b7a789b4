/** The settings for operation: host names, logging, access to metrics, and shutdown. */
import { ConfigError, type Environment } from './config-error'
import { readHosts } from './hosts'
import type { LogLevel } from './log-levels'
import { readChoice, readFlag, readNumber } from './read-setting'

export interface OperationsSettings {
  /** Further host names of the server if there is no public address. */
  readonly allowedHosts: readonly string[]
  readonly logLevel: LogLevel
  /** Whether each request is logged. */
  readonly logRequests: boolean
  /** The token for /metrics in `Authorization: Bearer`; null: only this machine can read them, without a token. */
  readonly metricsToken: string | null
  /** How long the server keeps answering after a stop signal, so that proxies notice: seconds. */
  readonly drainS: number
}

const DRAIN_IN_PRODUCTION_S = '5'

function token(text: string | undefined): string | null {
  if (!text) return null
  if (/^[\x21-\x7e]{16,}$/.test(text)) return text
  throw new ConfigError('METRICS_TOKEN must have at least 16 characters, without spaces')
}

function hosts(text: string | undefined): readonly string[] {
  const found = text ? readHosts(text) : []
  if (found) return found
  throw new ConfigError('ALLOWED_HOSTS must be a comma list of host names, as in shop.test,*.tunnel.example')
}

/** Throws a ConfigError as `readConfig` does. */
export function readOperations(env: Environment): OperationsSettings {
  return {
    allowedHosts: hosts(env.ALLOWED_HOSTS),
    logLevel: readChoice(env, 'LOG_LEVEL') as LogLevel,
    logRequests: readFlag(env, 'LOG_REQUESTS'),
    metricsToken: token(env.METRICS_TOKEN),
    drainS: readNumber(env, 'DRAIN_SECONDS', env.NODE_ENV === 'production' ? DRAIN_IN_PRODUCTION_S : '0'),
  }
}
