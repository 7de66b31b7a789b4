/**
 * What every list that operators decide has in common [field.request.parts]. Refunds, recharges, withdrawals, seller
 * applications and stock intakes each implement it beside their own tables; server/areas/ops/registry.ts names them
 * all.
 */
import type { DecisionState, OpsRequest } from '@contract/entities/ops'
import type { Db, Tx } from '../../kernel/db/types'

/** What it takes to make the address of a private file: server/areas/uploads/addresses.ts. */
export interface Place {
  /** Where the operator reached us. */
  readonly origin: string
  /** What addresses of private files are signed with. */
  readonly key: string
  readonly now: Date
}

interface ListAsked {
  /** -1 failed (withdrawn ones too), 0 under review, 1 success; absent: all. */
  readonly state?: DecisionState
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
  /** 1 approves, -1 refuses. */
  readonly state: 1 | -1
  /** Told to the user; may be empty. */
  readonly remark: string
  /** Refunds alone: whether the pieces go back into the stock. */
  readonly restock?: boolean
  readonly at: Date
}

export interface Decidable {
  /** A page: pending requests first, oldest first; then decided ones, newest first. Empty past the end. */
  list(db: Db, asked: ListAsked, place: Place): Promise<RequestPage>
  /** One of them, or null when there is none of this id: what the audit keeps as before and after. */
  find(db: Db, id: bigint, place: Place): Promise<OpsRequest | null>
  /**
   * Decides: changes the record, its money and its stock, and leaves the notice of its type to the user; all in `tx`,
   * after locking the record. The caller has checked the role, holds off other decisions of the same record, and writes
   * the audit row in the same transaction.
   *
   * Throws a Refusal, having changed nothing that is kept: 2000019 for an id that is not there; 2000018 not_allowed for
   * what was decided before and for a second approval by the same operator; the area's own code where it has one, such
   * as 2000013 for a refund that was withdrawn.
   */
  decide(tx: Tx, decision: Decision): Promise<void>
}
