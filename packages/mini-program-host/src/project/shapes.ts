/** Checks of the values in a json file, which report wrong ones. */
export type Keys = readonly (string | number)[]
export type Reported = (keys: Keys, message: string) => void
export type Shape = (value: unknown, keys: Keys, tell: Reported) => void

export const string: Shape = (value, keys, tell) => {
  if (typeof value !== 'string' || value === '') tell(keys, `"${nameOf(keys)}" must be a text that is not empty`)
}

export const number: Shape = (value, keys, tell) => {
  if (typeof value !== 'number' || value < 0) tell(keys, `"${nameOf(keys)}" must be a number of 0 or more`)
}

export const boolean: Shape = (value, keys, tell) => {
  if (typeof value !== 'boolean') tell(keys, `"${nameOf(keys)}" must be true or false`)
}

/** One of these texts, or a variable of the theme. */
export function oneOf(...allowed: readonly string[]): Shape {
  return (value, keys, tell) => {
    if (typeof value === 'string' && (allowed.includes(value) || isThemed(value))) return
    tell(keys, `"${nameOf(keys)}" must be ${allowed.join(' or ')}`)
  }
}

/** A colour as WeChat's compiler takes it, or a variable of the theme. */
export const colour: Shape = (value, keys, tell) => {
  if (typeof value === 'string' && (/^#(?:[\da-f]{3}){1,2}$/i.test(value) || isThemed(value))) return
  tell(keys, `"${nameOf(keys)}" must be a colour such as #ffffff`)
}

const isThemed = (value: string): boolean => value.startsWith('@')

/** @param of the check of each item */
export function list(of: Shape): Shape {
  return (value, keys, tell) => {
    if (!Array.isArray(value)) return tell(keys, `"${nameOf(keys)}" must be a list`)
    value.forEach((item, index) => of(item, [...keys, index], tell))
  }
}

/** @param rest the check of values with other names, if it matters */
export function object(required: Record<string, Shape>, optional: Record<string, Shape> = {}, rest?: Shape): Shape {
  return (value, keys, tell) => {
    if (!isRecord(value)) return tell(keys, `"${nameOf(keys)}" must be an object`)
    for (const [name, shape] of Object.entries(required)) shape(value[name], [...keys, name], tell)
    for (const [name, given] of Object.entries(value)) {
      if (name in required || given === undefined) continue
      const shape = optional[name] ?? rest
      if (shape) shape(given, [...keys, name], tell)
    }
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function nameOf(keys: Keys): string {
  const [first, ...others] = keys
  if (first === undefined) return 'the file'
  return others.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}.${key}`),
    String(first),
  )
}
