import type { PropertyEntry } from './properties/from-taro'

const TYPES = { String, Number, Boolean, Array, Object, Any: null }

/** The type in the component framework's terms. */
export function typeOf([type]: PropertyEntry) {
  return TYPES[type]
}

/** A separate default value for each element. */
export function defaultOf([, value]: PropertyEntry): unknown {
  return typeof value === 'object' ? JSON.parse(JSON.stringify(value)) : value
}

/** The value of a property: the default if none is given, since templates pass `undefined` for an absent attribute. */
export function coerce(entry: PropertyEntry, value: unknown): unknown {
  if (value === undefined || value === null) return defaultOf(entry)
  // an attribute without a number, such as scroll-top=""
  if (entry[0] === 'Number' && !Number.isFinite(Number(value))) return defaultOf(entry)
  return value
}
