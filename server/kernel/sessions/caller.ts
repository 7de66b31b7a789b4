import type { Role } from '@contract/base/roles'

/** The account of a live token. */
export interface Caller {
  readonly id: bigint
  readonly role: Role
  /** Where the account gets its mails; empty: nowhere. */
  readonly email: string
  /** The owner has closed the account; it waits to be erased. */
  readonly leaving: boolean
  /** Without an account: somebody who gave an e-mail address to order [role.guests]. */
  readonly guest: boolean
}
