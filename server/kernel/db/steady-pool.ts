/** A pool of connections that outlives each of them: whatever becomes of one ends neither the process nor its place. */
import { DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg'
import { DatabaseAway, isAwayState } from './errors'
import type { PostgresSettings } from '../config/postgres-settings'

/** How much longer than a statement may take its answer is waited for: past that the database itself is silent. */
const SILENCE_MS = 3_000

type Query = (...sent: unknown[]) => unknown
interface Asked {
  query: unknown
}

/** Whether an error says that there is no database to speak to, rather than what is wrong with a statement. */
function isLost(error: unknown): boolean {
  if (error instanceof DatabaseError) return isAwayState(error.code ?? '')
  // what the driver itself cannot make sense of is a fault of ours
  return error instanceof Error && !(error instanceof TypeError) && !(error instanceof RangeError)
}

function asAway(error: unknown, lost?: () => void): never {
  if (!isLost(error)) throw error
  lost?.()
  throw error instanceof DatabaseAway ? error : new DatabaseAway(error)
}

/** Has the promises of a client's queries fail with DatabaseAway where the connection is lost; callbacks stay as they are. */
function watchQueries(asked: Asked, lost?: () => void): void {
  const send = (asked.query as Query).bind(asked)
  asked.query = (...sent: unknown[]) => {
    const answer = send(...sent)
    return answer instanceof Promise ? answer.catch((error: unknown) => asAway(error, lost)) : answer
  }
}

/** A limit of 0 is none, and is not said at all: a pooler in between refuses what it does not know. */
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
 * A connection that is lost leaves the pool at once, also where who borrowed it never gives it back: a transaction whose
 * `begin` fails does not. What comes back after that is nothing to the pool.
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
 * A pool whose lost connections are replaced. While no connection is to be had, its promises fail with DatabaseAway.
 * @param told is called for each lost connection
 */
export function createSteadyPool(url: string, settings: PostgresSettings, told: (error: Error) => void): Pool {
  const pool = new Pool(poolConfig(url, settings))
  pool.on('error', told)
  pool.on('connect', (client) => {
    // The pool listens while a connection is idle; one that is lent would end the process.
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
