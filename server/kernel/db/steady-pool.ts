/** A connection pool that survives lost connections: losing one neither ends the process nor occupies a slot. */
import { DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg'
import { DatabaseAway, isAwayState } from './errors'
import type { PostgresSettings } from '../config/postgres-settings'

/** How long an answer is awaited beyond the statement timeout: after that the database is unreachable. */
const SILENCE_MS = 3_000

type Query = (...sent: unknown[]) => unknown
interface Asked {
  query: unknown
}

/** Whether an error means that the database is unreachable, rather than that a statement is wrong. */
function isLost(error: unknown): boolean {
  if (error instanceof DatabaseError) return isAwayState(error.code ?? '')
  // an error inside the driver is a bug of ours
  return error instanceof Error && !(error instanceof TypeError) && !(error instanceof RangeError)
}

function asAway(error: unknown, lost?: () => void): never {
  if (!isLost(error)) throw error
  lost?.()
  throw error instanceof DatabaseAway ? error : new DatabaseAway(error)
}

/**
 * Makes the promises of a client's queries fail with DatabaseAway if the connection is lost; callbacks stay
 * unchanged.
 */
function watchQueries(asked: Asked, lost?: () => void): void {
  const send = (asked.query as Query).bind(asked)
  asked.query = (...sent: unknown[]) => {
    const answer = send(...sent)
    return answer instanceof Promise ? answer.catch((error: unknown) => asAway(error, lost)) : answer
  }
}

/** A limit of 0 means none, and is not sent at all: a pooler in between rejects settings that it does not support. */
const limit = (milliseconds: number) => (milliseconds > 0 ? milliseconds : undefined)

function poolConfig(url: string, settings: PostgresSettings): PoolConfig {
  const { poolSize, connectMs, statementMs, lockMs, idleInTransactionMs } = settings
  return {
    connectionString: url,
    max: poolSize,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    statement_timeout: limit(statementMs),
    lock_timeout: limit(lockMs),
    idle_in_transaction_session_timeout: limit(idleInTransactionMs),
    query_timeout: statementMs > 0 ? statementMs + SILENCE_MS : undefined,
  }
}

/**
 * A lost connection leaves the pool at once, even if its borrower never returns it, as after a failed `begin`. The
 * pool ignores a later return.
 */
function lend(client: PoolClient): PoolClient {
  const releaseClient = client.release.bind(client)
  let isBack = false
  client.release = (error) => {
    if (isBack) return
    isBack = true
    releaseClient(error)
  }
  return client
}

/**
 * A pool whose lost connections are replaced. While no connection is available, its promises fail with DatabaseAway.
 * @param told is called for each lost connection
 */
export function createSteadyPool(url: string, settings: PostgresSettings, told: (error: Error) => void): Pool {
  const pool = new Pool(poolConfig(url, settings))
  pool.on('error', told)
  pool.on('connect', (client) => {
    // The pool listens to idle connections; an error of a borrowed one would end the process.
    client.on('error', told)
    watchQueries(client, () => client.release(true))
  })
  watchQueries(pool)
  const connect = pool.connect.bind(pool)
  const connectWatched = (callback?: Parameters<typeof connect>[0]) =>
    callback ? connect(callback) : connect().then(lend, (error: unknown) => asAway(error))
  pool.connect = connectWatched as typeof pool.connect
  return pool
}
