/** What PostgreSQL says is wrong, through the wrappers of drizzle. */
const RETRYABLE: readonly string[] = ['40001', '40P01']
/**
 * The database ends, starts, has no place, gives a connection up, or is a copy that takes no writes: what a failover
 * looks like from here.
 */
const AWAY: readonly string[] = ['57P01', '57P02', '57P03', '57P05', '53300', '25P03', '25006']
/** A statement or its wait for a lock took too long. */
const BUSY: readonly string[] = ['57014', '55P03']

/** There is no database to speak to now: nothing was done, unless it was a commit that was not answered. */
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

/** Whether a SQLSTATE says that the connection is unusable. */
export const isAwayState = (state: string): boolean => state.startsWith('08') || AWAY.includes(state)

/** The database is away or too busy: the same request may succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  if (chain(error).some((each) => each instanceof DatabaseAway)) return true
  const state = sqlState(error) ?? ''
  return isAwayState(state) || BUSY.includes(state) || RETRYABLE.includes(state)
}
