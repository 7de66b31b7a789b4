/** 16 random bytes for a key that is scoped to the user and no secret. */
export function randomBytes(): number[] {
  // without crypto (Hermes), Math.random is good enough for that
  if (typeof crypto !== 'undefined' && typeof crypto.getRandomValues === 'function') {
    return Array.from(crypto.getRandomValues(new Uint8Array(16)))
  }
  return Array.from({ length: 16 }, () => Math.floor(Math.random() * 256))
}
