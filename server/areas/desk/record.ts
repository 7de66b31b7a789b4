/** The history of what a shop changes: its products and orders [rule.desk-history]. */
import { isDeepStrictEqual } from 'node:util'
import type { OpsAction } from '../../kernel/db/audit-words'
import type { Tx } from '../../kernel/db/types'
import { recordAuditEntry } from '../audit/audit'
import type { DeskShop } from './shop'

/** The author, shop and time of a change. */
export interface Deed {
  readonly userId: bigint
  /** Whether the author is an operator, who needs no approval. */
  readonly byOperator: boolean
  readonly shop: DeskShop
  readonly at: Date
}

type Kept = Readonly<Record<string, unknown>>

interface Change {
  readonly action: OpsAction
  readonly subject: 'goods' | 'skus' | 'orders'
  readonly id: bigint
  readonly before: Kept
  readonly after: Kept
  readonly remark?: string
  /** The user concerned, if it is not the shop's owner. */
  readonly userId?: bigint
}

/** The fields that differ between two versions of the same thing. */
export function difference(before: Kept, after: Kept): { before: Kept; after: Kept } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
  const of = (kept: Kept) =>
    Object.fromEntries(changed.filter((name) => kept[name] !== undefined).map((name) => [name, kept[name]]))
  return { before: of(before), after: of(after) }
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
