/** An error as the log keeps it. */

/** The causes first: a query's own error only repeats its statement, with the values of a person's call in it. */
function chain(error: Error): Error[] {
  return error.cause instanceof Error ? [...chain(error.cause), error] : [error]
}

/**
 * Type, message, code and stack of the innermost error, which is the one that says what is wrong. Nothing else of it:
 * the wrappers around a failed query carry its parameters, such as addresses and hashes of passwords.
 */
export function describeError(error: Error) {
  const [inner] = chain(error)
  const { code } = inner as { code?: unknown }
  return {
    type: inner.name,
    message: inner.message,
    stack: inner.stack ?? '',
    ...(typeof code === 'string' ? { code } : {}),
  }
}
