/** 16 random bytes. */
export function randomBytes(): number[] {
  // where there is no crypto (Hermes) Math.random will do: the key is kept per user, and is no secret
  if (typeof crypto !== 'undefined' && typeof crypto.getRandomValues === 'function') {
    return Array.from(crypto.getRandomValues(new Uint8Array(16)))
  }
  return Array.from({ length: 16 }, () => Math.floor(Math.random() * 256))
}
