/** What PostgreSQL says is wrong, through the wrappers of drizzle. */
const UNIQUE_VIOLATION = '23505'
const RETRYABLE: readonly string[] = ['40001', '40P01']

/** The SQLSTATE of a database error, or null for any other error. */
export function sqlState(error: unknown): string | null {
  let current: unknown = error
  for (let depth = 0; depth < 5 && typeof current === 'object' && current !== null; depth += 1) {
    const { code, cause } = current as { code?: unknown; cause?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
    current = cause
  }
  return null
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === UNIQUE_VIOLATION
}

/** Serialization failures and deadlocks: the same transaction may succeed when it is run again. */
export function isRetryable(error: unknown): boolean {
  return RETRYABLE.includes(sqlState(error) ?? '')
}
