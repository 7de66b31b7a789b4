/** Encodes fields for the wire [wire.form]: strings, booleans as 0 or 1, lists and objects as JSON. */
export type WireFields = Record<string, unknown>

const HALF = /^[\ud800-\udfff]$/

/**
 * Removes unpaired surrogates: a field that cuts a text by its length can split an emoji, and a form cannot carry a
 * half.
 */
const sendable = (text: string): string =>
  Array.from(text)
    .filter((character) => !HALF.test(character))
    .join('')

function wireValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return sendable(String(value))
}

/** Fields as strings, without absent ones (undefined, null). */
export function wireStrings(fields: WireFields): Record<string, string> {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(present.map(([name, value]) => [name, wireValue(value)]))
}

/** `a=1&b=x%20y`, for a body or a query. */
export function encodeForm(fields: WireFields): string {
  return Object.entries(wireStrings(fields))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
}

/** Dots alone would lead to another address, also escaped: a blank keeps them a part of the path. */
const inPath = (value: string) => encodeURIComponent(/^\.\.?$/.test(value) ? `${value} ` : value)

/**
 * Fills each `:name` of a path, escaped, and returns the remaining fields. Null when a name has no value, as in a link
 * without its id.
 */
export function fillPath(path: string, fields: WireFields): { path: string; rest: WireFields } | null {
  const rest = { ...fields }
  let isWhole = true
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    if (value === undefined || value === null || value === '') isWhole = false
    delete rest[name]
    return inPath(wireValue(value))
  })
  return isWhole ? { path: filled, rest } : null
}
