import type { CallName } from '@contract/endpoints'
import type { Config } from '../config'

/** Requests a minute from one network address. */
const GUESSABLE = 20
const OTHERS = 600

type Limit = false | { readonly max: number; readonly timeWindow: number }

const limit = (max: number, { rateLimit }: Config): Limit => rateLimit && { max, timeWindow: 60_000 }

/** How often one address may ask for what takes work. */
export const ordinaryLimit = (config: Config): Limit => limit(OTHERS, config)

/** How often one address may call: rarely where passwords could be guessed or accounts made in bulk. */
export function rateLimitOf(name: CallName, config: Config): Limit {
  return name === 'login' || name === 'register' ? limit(GUESSABLE, config) : ordinaryLimit(config)
}
