import type { Json } from './native-module'

/**
 * Copies data from JavaScript to native code as the old bridge does: functions and `undefined` are dropped from
 * objects and become null in lists, so that the host keeps no object of the app's realm.
 */
export function toNative(value: unknown): Json {
  if (value === undefined || value === null || typeof value === 'function' || typeof value === 'symbol') return null
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'bigint') throw new TypeError('a BigInt cannot cross the bridge')
  if (Array.isArray(value)) return value.map(toNative)
  const copy: Record<string, Json> = {}
  for (const [key, member] of Object.entries(value as object)) {
    if (member !== undefined && typeof member !== 'function') copy[key] = toNative(member)
  }
  return copy
}

/** The text that the realm parses, so that lists and objects have the realm's own prototypes. */
export function toScript(value: unknown): string {
  return JSON.stringify(value ?? null)
}
