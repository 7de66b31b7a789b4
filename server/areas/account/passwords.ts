/** Passwords are stored only as argon2id hashes. */
import { hash, verify } from '@node-rs/argon2'

/** 19 MiB, two passes, one lane: OWASP's minimum for argon2id. The algorithm is the library's default. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** The least that the algorithm takes. */
const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 }

let cost = COST

/**
 * Makes every later hash of this process cheap, for a suite that registers thousands of accounts. No setting reaches
 * it: the program that is the suite's server calls it. Throws a RangeError outside tests.
 */
export function hashCheaply(env: Readonly<Partial<Record<string, string>>>): void {
  if (env.NODE_ENV !== 'test') throw new RangeError('passwords are hashed cheaply in tests alone')
  cost = CHEAPEST
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let nobody: Promise<string> | null = null

/**
 * Checks a password. Without a hash it fails after the same time, so that timing does not reveal which accounts
 * exist.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const right = await verify(passwordHash || (await nobody), password)
  return Boolean(passwordHash) && right
}
