/** PostgreSQL's errors, inside drizzle's wrappers. */
const RETRYABLE: readonly string[] = ['40001', '40P01']
/**
 * The database is stopping, starting, full, dropping a connection, or a read-only copy: what a failover looks like to
 * a client.
 */
const AWAY: readonly string[] = ['57P01', '57P02', '57P03', '57P05', '53300', '25P03', '25006']
/** A statement, or its wait for a lock, took too long. */
const BUSY: readonly string[] = ['57014', '55P03']

/** The database is unavailable: nothing was done, except perhaps a commit without an answer. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('the database is away', { cause })
  }
}

/** An error and its causes, outermost first. */
function chain(error: unknown): unknown[] {
  const found: unknown[] = []
  let current = error
  for (let depth = 0; depth < 6 && typeof current === 'object' && current !== null; depth += 1) {
    found.push(current)
    current = (current as { cause?: unknown }).cause
  }
  return found
}

/** The SQLSTATE of a database error, or null for any other error. */
function sqlState(error: unknown): string | null {
  const codes = chain(error).map((each) => (each as { code?: unknown }).code)
  return codes.find((code): code is string => typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) ?? null
}

/** Serialization failures and deadlocks: the same transaction may succeed when it is run again. */
export function isRetryable(error: unknown): boolean {
  return RETRYABLE.includes(sqlState(error) ?? '')
}

/** Another row has what must be unique. */
export const isTaken = (error: unknown): boolean => sqlState(error) === '23505'

/** Whether a SQLSTATE means that the connection is unusable. */
export const isAwayState = (state: string): boolean => state.startsWith('08') || AWAY.includes(state)

/** The database is unavailable: it does not answer, or takes no statements. */
export const isAway = (error: unknown): boolean =>
  chain(error).some((each) => each instanceof DatabaseAway) || isAwayState(sqlState(error) ?? '')

/** The database is unavailable or too busy: the same request may succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error) ?? ''
  return isAway(error) || BUSY.includes(state) || RETRYABLE.includes(state)
}
