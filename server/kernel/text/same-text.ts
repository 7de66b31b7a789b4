import { timingSafeEqual } from 'node:crypto'

const bytes = (text: string) => new TextEncoder().encode(text)

/** Whether two texts are the same, in a time that does not tell where they differ: for signatures and tokens. */
export function isSameText(one: string, other: string): boolean {
  const [given, expected] = [bytes(one), bytes(other)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
