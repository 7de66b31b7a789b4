/** The amount of a refund. */
import { refundAmount } from '@contract/rules/refund-amount'
import type { Line } from '../orders/lines'
import type { Order } from '../order-changes/transitions'

/** Pieces by the id of their line. */
export type Pieces = ReadonlyMap<bigint, number>

/** USD minor units for these pieces of an order, after `done` pieces of each line were refunded. */
export function amountFor(order: Order, lines: readonly Line[], pieces: Pieces, done: (line: Line) => number): bigint {
  return refundAmount({
    shippingCost: order.shippingCost,
    lines: lines.map((line) => ({
      rowPrice: line.rowPrice,
      couponShare: line.couponShare,
      qty: line.qty,
      done: done(line),
      asked: pieces.get(line.id) ?? 0,
    })),
  })
}
