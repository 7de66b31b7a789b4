/** Decodes a parameter, which arrives escaped on H5 and in the mini-program. Broken escapes stay as they are. */
export function decodeParam(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch (error) {
    if (error instanceof URIError) return value
    throw error
  }
}
