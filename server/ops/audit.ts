/** Everything that an operator does leaves one row, in the transaction that did it (gaps §9). */
import type { OpsKind } from '@contract/entities/ops'
import { audits } from '../db/schema/ops'
import type { Tx } from '../db/types'

/** `products` are applications of type 200, which count their ids apart from those of merchants. */
export type OpsSubject = OpsKind | 'products' | 'orders' | 'accounts' | 'coupons' | 'card_refunds'
export type OpsAction =
  | 'approve'
  | 'refuse'
  | 'accept'
  | 'ship'
  | 'transit'
  | 'deliver'
  | 'disable'
  | 'enable'
  | 'appoint'
  | 'make'
  | 'change'
  | 'end'
  | 'retry'
  | 'to_wallet'
  | 'second_factor'
  | 'second_factor_reset'
  | 'recovery_code'

interface Deed {
  readonly operatorId: bigint
  readonly action: OpsAction
  readonly subject: OpsSubject
  readonly subjectId: bigint
  /** Whom it concerns; null where it is nobody's own. */
  readonly userId: bigint | null
  readonly remark: string
  /** What of the subject it changed, as JSON takes it: no addresses of files, no money but as decimal strings. */
  readonly before: object
  readonly after: object
  readonly at: Date
}

/** Adds the row. Nothing ever changes or removes one. */
export async function recordDeed(tx: Tx, deed: Deed): Promise<void> {
  await tx.insert(audits).values(deed)
}
