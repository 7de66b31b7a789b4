import type { Caller } from '../../kernel/sessions/caller'

/** Who does it, and when. */
export interface By {
  readonly userId: bigint
  readonly at: Date
}

export const byOf = ({ user, now }: { readonly user: Caller; readonly now: Date }): By => ({ userId: user.id, at: now })
