import type { First, Seen } from './types'

const ALL: First = { limit: Infinity, more: undefined }

/** How much of a list is drawn before the user scrolls: all of it, except in the mini-program. */
export function useFirst(_seen: Seen): First {
  return ALL
}
