/** A text that nobody can guess, to be hashed; at least 128 random bits, of ASCII alone. */
export async function secretSeed(): Promise<string> {
  return Array.from(crypto.getRandomValues(new Uint32Array(8))).join(' ')
}
