import type { Endpoint } from '@contract/endpoints/app'
import type { Config } from '../../config/config'

/** Requests per minute from one network address. */
const RARE = 20
const OTHERS = 600
/** More than the files of two forms; each costs CPU time. */
const FILES = 120

/** Documents are written one after another, a tenth of a second each. */
const DOCUMENTS = 60

type Limit = false | { readonly max: number; readonly timeWindow: number }

const limit = (max: number, { rateLimit }: Config): Limit => rateLimit && { max, timeWindow: 60_000 }

/** The rate limit of calls that allow guessing, or ask services of others. */
export const rareLimit = (config: Config): Limit => limit(RARE, config)

/** The rate limit of expensive calls. */
export const ordinaryLimit = (config: Config): Limit => limit(OTHERS, config)

/** The rate limit of documents. */
export const documentLimit = (config: Config): Limit => limit(DOCUMENTS, config)

/** The general rate limit. */
export function rateLimitOf({ guessable, asksOthers, document, file }: Endpoint, config: Config): Limit {
  if (guessable || asksOthers) return rareLimit(config)
  if (document) return documentLimit(config)
  return file ? limit(FILES, config) : ordinaryLimit(config)
}
