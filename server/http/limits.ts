import type { CallName } from '@contract/endpoints'
import type { Config } from '../config'

/** Requests a minute from one network address. */
const GUESSABLE = 20
const OTHERS = 600

/** How often one address may call: rarely where passwords could be guessed or accounts made in bulk. */
export function rateLimitOf(name: CallName, { rateLimit }: Config): false | { max: number; timeWindow: number } {
  if (!rateLimit) return false
  return { max: name === 'login' || name === 'register' ? GUESSABLE : OTHERS, timeWindow: 60_000 }
}
