/** What a settled order takes back from its shop after a refund or a loss [money.settlement-back]. */
import { changeOf, dueOf, type Due, type SettledLine } from '@contract/rules/settlement'
import type { Tx } from '../../kernel/db/types'
import { post } from '../ledger/post'
import { settledLines, termsOf, type Order } from './due'
import { dueLegs } from './post-due'
import { addLine, settledStore } from './store'

interface Change {
  readonly kind: 'back' | 'loss'
  readonly refundId?: bigint
  /** The reason in the ledger, such as `refund:7`. */
  readonly reference: string
  readonly at: Date
}

const isNothing = ({ goods, shipping, promotion, commission, fee }: Due) =>
  [goods, shipping, promotion, commission, fee].every((sum) => sum === 0n)

/** Books the change between two counts of a settled order. A refund leaves its line even if it changes nothing. */
async function book(tx: Tx, order: Order, due: Due, { kind, refundId, reference, at }: Change): Promise<void> {
  if (kind === 'loss' && isNothing(due)) return
  const store = await settledStore(tx, order)
  const legs = dueLegs(store, due)
  const { transferId } = await post(tx, { type: 'settlement_back', reference, at, legs })
  await addLine(tx, { kind, store, orderId: order.id, refundId, due, transferId, at })
}

interface Refunded {
  readonly refundId: bigint
  /** The order's lines before and after the refund. */
  readonly before: readonly SettledLine[]
  readonly after: readonly SettledLine[]
  readonly at: Date
}

/** Takes back what a refund takes from the shop. Of an order that is not settled it takes nothing: settling counts it. */
export async function deductRefund(tx: Tx, order: Order, { refundId, before, after, at }: Refunded): Promise<void> {
  if (order.settledAt === null) return
  const terms = termsOf(order)
  const change = changeOf(dueOf(before, terms), dueOf(after, terms))
  await book(tx, order, change, { kind: 'back', refundId, reference: `refund:${refundId}`, at })
}

/** Takes from the shop, or returns to it, what its part of a dispute's loss has changed. `order` is from before. */
export async function deductLoss(tx: Tx, order: Order, lost: bigint, at: Date): Promise<void> {
  if (order.settledAt === null) return
  const lines = await settledLines(tx, order.id)
  const change = changeOf(dueOf(lines, termsOf(order)), dueOf(lines, { ...termsOf(order), lost }))
  await book(tx, order, change, { kind: 'loss', reference: `loss:${order.id}`, at })
}
