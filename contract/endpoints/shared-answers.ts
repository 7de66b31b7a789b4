/** How caches between server and callers may keep the answer of a call [wire.shared]. */

export interface Shared {
  /** How long a copy counts as current, in seconds. */
  readonly seconds: number
  /** Only for callers without a session: buyers get another answer, or the call leaves something behind for them. */
  readonly forVisitors?: true
  /** It has prices: no copy outlives the next start or end of a flash deal. */
  readonly priced?: true
}

/**
 * The parameter of the address with the language of a shared answer. It takes precedence over the header of that name,
 * and callers that send it are answered like visitors: the address alone determines the answer.
 */
export const SHARED_LANGUAGE = 'lang'

/** How long a copy may still be sent while a new one is fetched, and while the server fails, in seconds. */
export const STALE_S = { revalidating: 300, failing: 600 } as const
