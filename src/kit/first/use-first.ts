import type { First, Seen } from './types'

const ALL: First = { limit: Infinity, more: undefined }

/** How much of a list is drawn before it is scrolled: all of it, but in the mini-program. */
export function useFirst(_seen: Seen): First {
  return ALL
}
