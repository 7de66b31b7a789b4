/** The settings of who runs the server: which names it goes by, what it logs, who may read its figures, and how it ends. */
import { ConfigError, type Environment } from './config-error'
import { readHosts } from './http/hosts'
import { LOG_LEVELS, type LogLevel } from './observe/log'

export interface OperationsSettings {
  /** Further names that the server goes by where there is no public address. */
  readonly allowedHosts: readonly string[]
  readonly logLevel: LogLevel
  /** Whether each request gets a line in the log. */
  readonly logRequests: boolean
  /** What readers of /metrics send as `Authorization: Bearer`; null: this machine alone reads them, without. */
  readonly metricsToken: string | null
  /** How long the server answers on after it was asked to stop, so that proxies see it leave: seconds. */
  readonly drainS: number
}

const DRAIN_IN_PRODUCTION_S = 5
const MOST_DRAIN_S = 300

function level(text: string | undefined): LogLevel {
  const found = LOG_LEVELS.find((each) => each === (text || 'info'))
  if (found) return found
  throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not '${text}'`)
}

function requests(text: string | undefined): boolean {
  if (text && text !== '0' && text !== '1') throw new ConfigError(`LOG_REQUESTS must be 0 or 1, not '${text}'`)
  return text === '1'
}

function token(text: string | undefined): string | null {
  if (!text) return null
  if (/^[\x21-\x7e]{16,}$/.test(text)) return text
  throw new ConfigError('METRICS_TOKEN must have at least 16 characters, without spaces')
}

function drain(env: Environment): number {
  if (!env.DRAIN_SECONDS) return env.NODE_ENV === 'production' ? DRAIN_IN_PRODUCTION_S : 0
  const seconds = Number(env.DRAIN_SECONDS)
  if (/^\d{1,3}$/.test(env.DRAIN_SECONDS) && seconds <= MOST_DRAIN_S) return seconds
  throw new ConfigError(
    `DRAIN_SECONDS must be a number of seconds from 0 to ${MOST_DRAIN_S}, not '${env.DRAIN_SECONDS}'`,
  )
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
    logLevel: level(env.LOG_LEVEL),
    logRequests: requests(env.LOG_REQUESTS),
    metricsToken: token(env.METRICS_TOKEN),
    drainS: drain(env),
  }
}
