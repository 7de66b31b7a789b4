import type { Role } from '@contract/base/roles'

/** The account of a live token. */
export interface Caller {
  readonly id: bigint
  readonly role: Role
  readonly email: string
  /** The owner has closed the account; it waits to be erased. */
  readonly leaving: boolean
}
