/**
 * The common part of all lists that operators decide [field.request.parts]. Refunds, recharges, withdrawals, seller
 * applications and stock intakes each implement it next to their own tables; server/areas/ops/registry.ts lists them.
 */
import type { Outcome, Verdict } from '@contract/base/outcomes'
import type { OpsRequest } from '@contract/entities/ops'
import type { Db, Tx } from '../../kernel/db/types'

/** What is needed for the address of a private file: server/areas/uploads/addresses.ts. */
export interface Place {
  /** The address by which the operator reached the server. */
  readonly origin: string
  /** The key that signs the addresses of private files. */
  readonly key: string
  readonly now: Date
}

interface ListAsked {
  /** Absent: all. */
  readonly state?: Outcome
  /** From 1. */
  readonly p: number
  readonly page_size: number
}

interface RequestPage {
  readonly list: OpsRequest[]
  readonly count: number
  readonly p: number
  readonly page_size: number
}

export interface Decision {
  readonly operatorId: bigint
  readonly id: bigint
  readonly state: Verdict
  /** Shown to the user; may be empty. */
  readonly remark: string
  /** Only for refunds: whether the pieces return to the stock. */
  readonly restock?: boolean
  /** The version that the operator has read of what the request is about, if it has versions. */
  readonly version?: number
  readonly at: Date
}

export interface Decidable {
  /** A page: pending requests first, oldest first; then decided ones, newest first. Empty past the end. */
  list(db: Db, asked: ListAsked, place: Place): Promise<RequestPage>
  /** One of them, or null if the id is unknown: the audit stores it before and after. */
  find(db: Db, id: bigint, place: Place): Promise<OpsRequest | null>
  /**
   * Decides a request: locks and changes the record, its money and its stock, and notifies the user, all in `tx`. The
   * caller has checked the role, prevents other decisions of the same record, and writes the audit row in the same
   * transaction. Throws a Refusal: 2000019 for an unknown id; 2000018 not_allowed if it was decided before, or for a
   * second approval by the same operator; or a code of the area, such as 2000013 for a refund that was withdrawn.
   */
  decide(tx: Tx, decision: Decision): Promise<void>
}
