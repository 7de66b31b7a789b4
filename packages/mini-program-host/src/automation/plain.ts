/**
 * What of a value can be sent to a client: plain JSON, as the real tool sends it, without functions.
 * @throws Error when the value goes round in circles
 */
export function toPlain(value: unknown): unknown {
  const json = JSON.stringify(value)
  return json === undefined ? undefined : JSON.parse(json)
}
