import type { Role } from '@contract/entities/user'

/** The account of a live token. */
export interface Caller {
  readonly id: bigint
  readonly role: Role
  readonly email: string
  /** Whether the account is to be erased, as its owner asked. */
  readonly leaving: boolean
}
