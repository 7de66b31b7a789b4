export interface ErrorText {
  readonly message: string
  readonly stack: string
}

/** Message and stack of any thrown value of any realm: an error, an answer of wx with errMsg, or something else. */
export function errorText(error: unknown): ErrorText {
  if (typeof error !== 'object' || error === null) return { message: String(error), stack: '' }
  const { name, message, errMsg, stack } = error as Record<string, unknown>
  const text = [message, errMsg].find((given) => typeof given === 'string') ?? plainText(error)
  const named = typeof name === 'string' && typeof message === 'string' ? `${name}: ${text}` : String(text)
  return { message: named, stack: typeof stack === 'string' ? stack : '' }
}

function plainText(value: object): string {
  try {
    return JSON.stringify(value)
  } catch (error) {
    // a circular object has no JSON
    if (error instanceof TypeError) return String(value)
    throw error
  }
}
