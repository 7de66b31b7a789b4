/** One buffer of many. */
export function concat(parts: readonly Buffer[]): Buffer {
  return Buffer.concat(parts.map((part) => new Uint8Array(part)))
}
