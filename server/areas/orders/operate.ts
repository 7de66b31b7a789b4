/**
 * The actions of the shop, or of an operator in its place, on an order [action.accept] [action.ship]. The caller
 * checks the role and writes the audit; the tracking event and the buyer's notice are written here, in the same
 * transaction.
 */
import { eq } from 'drizzle-orm'
import { Code } from '@contract/codes'
import { refusal, type OperatorAction } from '@contract/order-steps'
import { orders } from '../../kernel/db/schema/orders'
import type { Tx } from '../../kernel/db/types'
import { operationFailed, Refusal } from '../../kernel/http/refusal'
import { heldByDispute } from '../card-refunds/held'
import { advance } from './advance'
import { notifyOfOrder } from './notice'
import { factsOf, type Order } from './transitions'

interface Step {
  readonly orderId: bigint
  readonly at: Date
}

interface Shipment extends Step {
  readonly carrier: string
  /** The carrier's tracking number. */
  readonly trackingNumber: string
}

/** The steps up to shipping: they wait while the payer's bank may take the money back. */
export const SENDS: readonly OperatorAction[] = ['accept', 'ship']

/**
 * Throws 1500018 for an unknown order, the code of the state table if the step is not allowed, and not_allowed if a
 * disputed order would be shipped.
 */
async function lockFor(tx: Tx, action: OperatorAction, orderId: bigint): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) throw new Refusal(Code.orderUnknown)
  const code = refusal(action, factsOf(order))
  if (code !== null) throw new Refusal(code)
  if (SENDS.includes(action) && (await heldByDispute(tx, [orderId])).has(orderId)) throw operationFailed('not_allowed')
  return order
}

/** Notifies the buyer, except when the order is shipped or delivered: `advance` does that. */
async function tell(tx: Tx, order: Order, what: 'accepted' | 'in_transit', at: Date): Promise<Order> {
  const { userId, id: orderId, orderNumber } = order
  await notifyOfOrder(tx, { userId, orderId, orderNumber, what, at })
  return order
}

/** The shop accepts a paid order: to_be_shipped. Throws 1500018, and 2000007 unless it is paid. */
export async function acceptOrder(tx: Tx, { orderId, at }: Step): Promise<Order> {
  const order = await advance(tx, await lockFor(tx, 'accept', orderId), 'accept', {}, at)
  return tell(tx, order, 'accepted', at)
}

/** The carrier has the parcel: shipped. Throws 1500018, and 2000005 if the step is not allowed. */
export async function shipOrder(tx: Tx, { orderId, carrier, trackingNumber, at }: Shipment): Promise<Order> {
  return advance(tx, await lockFor(tx, 'ship', orderId), 'ship', { carrier, trackingNumber }, at)
}

/** The parcel is on its way: in_transit. Throws 1500018, and 2000005 if the step is not allowed. */
export async function transitOrder(tx: Tx, { orderId, at }: Step): Promise<Order> {
  const order = await advance(tx, await lockFor(tx, 'transit', orderId), 'transit', {}, at)
  return tell(tx, order, 'in_transit', at)
}

/**
 * The parcel arrived: delivered; for cash on delivery the money is booked. Throws 1500018, and 2000005 if the step is
 * not allowed.
 */
export async function deliverOrder(tx: Tx, { orderId, at }: Step): Promise<Order> {
  return advance(tx, await lockFor(tx, 'deliver', orderId), 'deliver', {}, at)
}
