/** Requesting a refund [action.refund] [const.refund-until]. */
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { refusal } from '@contract/base/order-steps'
import { one } from '@contract/rules/lists'
import { refundEvents, refundItems, refunds } from '../../kernel/db/schema/aftersale'
import type { Tx } from '../../kernel/db/types'
import { fieldRefusal, Refusal } from '../../kernel/http/refusal'
import { linesOf, refundableOf, subjectOf, type Line } from '../orders/lines'
import { lockOrders } from '../order-changes/transitions'
import { takeUpload } from '../uploads/keep'
import { amountFor, type Pieces } from './amount'
import { notifyOfRefund } from './notice'
import type { RefundRow } from './present'

const failed = (field: string) => fieldRefusal(Code.returnFailed, [{ field, rule: 'format' }])

/**
 * The requested pieces. Throws 2000012 for a duplicate line or one of another order, 2000010 and 2000011 for pieces
 * that are no longer refundable.
 */
function piecesOf(items: Fields<'refund'>['items'], lines: readonly Line[]): Pieces {
  const pieces = new Map(items.map(({ item_id, qty }) => [BigInt(item_id), qty]))
  const known = new Map(lines.map((line) => [line.id, line]))
  if (pieces.size < items.length || [...pieces.keys()].some((id) => !known.has(id))) throw failed('items')
  for (const line of lines) {
    const asked = pieces.get(line.id) ?? 0
    if (asked === 0) continue
    if (refundableOf(line) === 0) throw new Refusal(Code.returnExists)
    if (asked > refundableOf(line)) throw new Refusal(Code.returnQuantity)
  }
  return pieces
}

async function takeImages(tx: Tx, userId: bigint, ids: readonly string[], now: Date): Promise<string[]> {
  const names: string[] = []
  for (const id of ids) {
    const name = await takeUpload(tx, { id: BigInt(id), userId, purpose: 'proof' }, now)
    if (name === null) throw failed('images')
    names.push(name)
  }
  return names
}

interface Request {
  readonly userId: bigint
  readonly fields: Fields<'refund'>
  readonly now: Date
}

/** Stores the buyer's request. Throws 1500018, 2000009 to 2000012. */
export async function requestRefund(tx: Tx, { userId, fields, now }: Request): Promise<RefundRow> {
  const order = one(await lockOrders(tx, userId, [BigInt(fields.order_id)]))
  const lines = await linesOf(tx, [order.id])
  const code = refusal('refund', subjectOf(order, lines, now))
  if (code !== null) throw new Refusal(code)
  const pieces = piecesOf(fields.items, lines)
  const reason = fields.reason.trim()
  if (reason === '') throw fieldRefusal(Code.returnFailed, [{ field: 'reason', rule: 'required' }])
  const images = await takeImages(tx, userId, fields.images, now)
  // pending pieces count as refunded: the shipping is included with the last pieces
  const amount = amountFor(order, lines, pieces, ({ refunded, inReview }) => refunded + inReview)
  const values = { userId, orderId: order.id, state: 'review', reason, images, amount, createdAt: now } as const
  const refund = one(await tx.insert(refunds).values(values).returning())
  const items = [...pieces].map(([lineId, qty]) => ({ refundId: refund.id, lineId, qty }))
  await tx.insert(refundItems).values(items)
  await tx.insert(refundEvents).values({ refundId: refund.id, state: 'review', remark: reason, at: now })
  const { orderNumber, shopId } = order
  await notifyOfRefund(tx, { refundId: refund.id, shopId, userId, orderNumber, state: 'review', at: now })
  return refund
}
