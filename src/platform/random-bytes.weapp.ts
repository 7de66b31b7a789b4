/**
 * 16 random bytes for a key that is scoped to the user and no secret. The mini-program has no crypto, so Math.random
 * does.
 */
export function randomBytes(): number[] {
  return Array.from({ length: 16 }, () => Math.floor(Math.random() * 256))
}
