import type { PropertyEntry } from './properties/from-taro'

const TYPES = { String, Number, Boolean, Array, Object, Any: null }

/** The type as the component framework takes it. */
export function typeOf([type]: PropertyEntry) {
  return TYPES[type]
}

/** A default value of its own for each element. */
export function defaultOf([, value]: PropertyEntry): unknown {
  return typeof value === 'object' ? JSON.parse(JSON.stringify(value)) : value
}

/** A value for a property: what is not given is the default, as templates hand on `undefined` for an absent attribute. */
export function coerce(entry: PropertyEntry, value: unknown): unknown {
  if (value === undefined || value === null) return defaultOf(entry)
  // an attribute without a number in it, such as scroll-top=""
  if (entry[0] === 'Number' && !Number.isFinite(Number(value))) return defaultOf(entry)
  return value
}
