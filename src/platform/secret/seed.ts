/** A text that nobody can guess, for hashing: at least 128 random bits, in ASCII. */
export async function secretSeed(): Promise<string> {
  return Array.from(crypto.getRandomValues(new Uint32Array(8))).join(' ')
}
