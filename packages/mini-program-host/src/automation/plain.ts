/**
 * The part of a value that can be sent to a client: plain JSON without functions, as the real tool sends it.
 * @throws Error for a circular value
 */
export function toPlain(value: unknown): unknown {
  const json = JSON.stringify(value)
  return json === undefined ? undefined : JSON.parse(json)
}
