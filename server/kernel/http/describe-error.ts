/** An error as the log keeps it. */

/** The causes first: a query's own error only repeats its statement, with the values of a person's call in it. */
function chain(error: Error): [Error, ...Error[]] {
  return isError(error.cause) ? [...chain(error.cause), error] : [error]
}

/** By its shape: an engine may make its errors in another realm, where `instanceof` knows nothing of them. */
const isError = (value: unknown): value is Error =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'

/** A failed query's message ends with its values, which are a caller's own. */
const withoutValues = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')

/**
 * Type, message, code and stack of the innermost error, which is the one that says what is wrong. Nothing else of it:
 * the wrappers around a failed query carry its parameters, such as addresses and hashes of passwords.
 */
export function describeError(error: Error) {
  const [inner] = chain(error)
  const { code } = inner as { code?: unknown }
  return {
    type: inner.name,
    message: withoutValues(inner.message),
    stack: withoutValues(inner.stack ?? ''),
    ...(typeof code === 'string' ? { code } : {}),
  }
}
