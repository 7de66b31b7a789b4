/** The history of what a shop does with its products, orders, refunds and reviews, and of imports [rule.seller-history]. */
import type { OpsAction } from '../../kernel/db/audit-words'
import type { Tx } from '../../kernel/db/types'
import { recordAuditEntries, type AuditEntry } from '../audit/audit'
import { difference, type Snapshot } from '../audit/difference'
import type { SellerShop } from './shop'

/** The author, shop and time of a change. */
export interface ShopActor {
  readonly userId: bigint
  /** Whether the author is an operator, who needs no approval. */
  readonly byOperator: boolean
  readonly shop: SellerShop
  readonly at: Date
}

interface Change {
  readonly action: OpsAction
  readonly subject: 'products' | 'skus' | 'orders' | 'refunds' | 'reviews' | 'messages' | 'imports'
  readonly id: bigint
  readonly before: Snapshot
  readonly after: Snapshot
  readonly remark?: string
  /** The user concerned, if it is not the shop's owner. */
  readonly userId?: bigint
}

/** The audit entries of changes, each with its changed fields; none for what has not changed. */
export function entriesOf({ userId, shop, at }: ShopActor, changes: readonly Change[]): AuditEntry[] {
  return changes.flatMap((change) => {
    const { before, after } = difference(change.before, change.after)
    if (Object.keys(before).length + Object.keys(after).length === 0) return []
    const { action, subject, id: subjectId, remark = '' } = change
    const by = { operatorId: userId, userId: change.userId ?? shop.ownerUserId, at }
    return [{ ...by, action, subject, subjectId, remark, before, after }]
  })
}

/** Adds the audit entries of changes, by one statement. */
export const recordAll = (tx: Tx, actor: ShopActor, changes: readonly Change[]): Promise<void> =>
  recordAuditEntries(tx, entriesOf(actor, changes))

/** The same for one. */
export const record = (tx: Tx, actor: ShopActor, change: Change): Promise<void> => recordAll(tx, actor, [change])
