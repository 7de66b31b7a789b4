/** An error for the log. */

/** The causes first: a query's own error only repeats its statement, with a user's data. */
function chain(error: Error): [Error, ...Error[]] {
  return isError(error.cause) ? [...chain(error.cause), error] : [error]
}

/** By its properties: an engine may create its errors in another realm, where `instanceof` does not work. */
const isError = (value: unknown): value is Error =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'

/** The message of a failed query ends with its parameters, which are a user's data. */
const withoutValues = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')

/**
 * Type, message, code and stack of the innermost error, which has the reason. Nothing else: the wrappers of a failed
 * query contain its parameters, such as addresses and password hashes.
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
