/** 16 random bytes. The mini-program has no crypto, and code of it shall not ask: the key is kept per user, and is no secret. */
export function randomBytes(): number[] {
  return Array.from({ length: 16 }, () => Math.floor(Math.random() * 256))
}
