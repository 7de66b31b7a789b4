/** A parameter as H5 and the mini-program hand it over: still escaped. What is not well escaped stays as it is. */
export function decodeParam(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch (error) {
    if (error instanceof URIError) return value
    throw error
  }
}
