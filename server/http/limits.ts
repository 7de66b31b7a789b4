import type { CallName } from '@contract/endpoints'
import type { Config } from '../config'

/** Requests a minute from one network address. */
const GUESSABLE = 20
const OTHERS = 600
/** More than the files of two forms; each is work. */
const FILES = 120

type Limit = false | { readonly max: number; readonly timeWindow: number }

const limit = (max: number, { rateLimit }: Config): Limit => rateLimit && { max, timeWindow: 60_000 }

/** How often one address may ask for what takes work. */
export const ordinaryLimit = (config: Config): Limit => limit(OTHERS, config)

/** How often one address may call: rarely where passwords could be guessed, accounts made in bulk, or much is to do. */
export function rateLimitOf(name: CallName, config: Config): Limit {
  if (name === 'upload') return limit(FILES, config)
  return name === 'login' || name === 'register' || name === 'updateUser'
    ? limit(GUESSABLE, config)
    : ordinaryLimit(config)
}
