/** A value that must be there for a test to go on. */
export function needed<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`${what} is missing`)
  return value
}
