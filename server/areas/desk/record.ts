/** The history of what a shop does with its products, orders, refunds and reviews, and of imports [rule.desk-history]. */
import type { OpsAction } from '../../kernel/db/audit-words'
import type { Tx } from '../../kernel/db/types'
import { recordAuditEntry } from '../audit/audit'
import { difference, type Kept } from '../audit/difference'
import type { DeskShop } from './shop'

/** The author, shop and time of a change. */
export interface Deed {
  readonly userId: bigint
  /** Whether the author is an operator, who needs no approval. */
  readonly byOperator: boolean
  readonly shop: DeskShop
  readonly at: Date
}

interface Change {
  readonly action: OpsAction
  readonly subject: 'goods' | 'skus' | 'orders' | 'refunds' | 'reviews' | 'messages' | 'imports'
  readonly id: bigint
  readonly before: Kept
  readonly after: Kept
  readonly remark?: string
  /** The user concerned, if it is not the shop's owner. */
  readonly userId?: bigint
}

/** Adds an audit row with the changed fields; none if nothing changed. */
export async function record(tx: Tx, { userId, shop, at }: Deed, change: Change): Promise<void> {
  const { before, after } = difference(change.before, change.after)
  if (Object.keys(before).length + Object.keys(after).length === 0) return
  await recordAuditEntry(tx, {
    operatorId: userId,
    action: change.action,
    subject: change.subject,
    subjectId: change.id,
    userId: change.userId ?? shop.ownerUserId,
    remark: change.remark ?? '',
    before,
    after,
    at,
  })
}
