/** The steps of an order that a shop takes, each with its record [action.accept] [action.ship] [rule.desk-history]. */
import { and, asc, eq, inArray } from 'drizzle-orm'
import { Code } from '@contract/codes'
import type { AcceptRefusal, DeskAction } from '@contract/desk/order-words'
import { one } from '@contract/rules/lists'
import { orders } from '../../../kernel/db/schema/orders'
import type { Tx } from '../../../kernel/db/types'
import { fieldRefusal, Refusal } from '../../../kernel/http/refusal'
import { heldByDispute } from '../../card-refunds/held'
import { acceptOrder, deliverOrder, shipOrder, transitOrder } from '../../orders/operate'
import type { Order } from '../../orders/transitions'
import { record, type Deed } from '../record'
import { canBegin, isOnItsWay } from './actions'
import { deliveryTimes } from './delivery'

/** The shop's orders, locked in the order of their ids. Throws 1500018 if one is not the shop's. */
async function holdOrders(tx: Tx, { shop }: Deed, ids: readonly string[]): Promise<Order[]> {
  const wanted = [...new Set(ids)]
  const found = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.shopId, shop.id), inArray(orders.id, wanted.map(BigInt))))
    .orderBy(asc(orders.id))
    .for('update')
  if (found.length < wanted.length) throw new Refusal(Code.orderUnknown)
  return found
}

const holdOrder = async (tx: Tx, deed: Deed, id: string) => one(await holdOrders(tx, deed, [id]))

const kept = ({ status, paymentStatus, carrier, trackingNumber }: Order) => ({
  status,
  payment_status: paymentStatus,
  carrier,
  log_sn: trackingNumber,
})

async function recordStep(tx: Tx, deed: Deed, action: DeskAction, before: Order, after: Order): Promise<void> {
  const { id, userId } = before
  await record(tx, deed, { action, subject: 'orders', id, userId, before: kept(before), after: kept(after) })
}

interface Accepted {
  readonly done: string[]
  readonly refused: { order_id: string; reason: AcceptRefusal }[]
}

/** Accepts each order whose state allows it. Throws 1500018 if one is not the shop's. */
export async function acceptOrders(tx: Tx, deed: Deed, ids: readonly string[]): Promise<Accepted> {
  const found = await holdOrders(tx, deed, ids)
  const held = await heldByDispute(
    tx,
    found.map(({ id }) => id),
  )
  const accepted: Accepted = { done: [], refused: [] }
  for (const order of found) {
    const order_id = String(order.id)
    if (!canBegin(order, 'accept')) accepted.refused.push({ order_id, reason: 'not_allowed' })
    else if (held.has(order.id)) accepted.refused.push({ order_id, reason: 'disputed' })
    else {
      await recordStep(tx, deed, 'accept', order, await acceptOrder(tx, { orderId: order.id, at: deed.at }))
      accepted.done.push(order_id)
    }
  }
  return accepted
}

interface Parcel {
  readonly order_id: string
  readonly carrier: string
  readonly log_sn: string
}

/** The carrier without surrounding spaces. Throws 1000008 if nothing is left. */
function carrierOf({ carrier }: Parcel): string {
  const name = carrier.trim()
  if (name === '') throw fieldRefusal(Code.invalidParameter, [{ field: 'carrier', rule: 'required' }])
  return name
}

/**
 * Ships an order; a paid one is accepted first. Throws 1500018 for another shop's order, 2000005 if its state does not
 * allow it, not_allowed while its payment is disputed, and 1000008 for an empty carrier.
 */
export async function shipParcel(tx: Tx, deed: Deed, parcel: Parcel): Promise<Order> {
  const carrier = carrierOf(parcel)
  const order = await holdOrder(tx, deed, parcel.order_id)
  const step = { orderId: order.id, at: deed.at }
  if (canBegin(order, 'accept')) await acceptOrder(tx, step)
  const shipped = await shipOrder(tx, { ...step, carrier, trackingNumber: parcel.log_sn })
  await recordStep(tx, deed, 'ship', order, shipped)
  return shipped
}

/** Corrects a parcel that is on its way. Throws 1500018, 1000008 as above, and 2000005 before shipping and from delivery on. */
export async function correctParcel(tx: Tx, deed: Deed, parcel: Parcel): Promise<Order> {
  const carrier = carrierOf(parcel)
  const order = await holdOrder(tx, deed, parcel.order_id)
  if (!isOnItsWay(order)) throw new Refusal(Code.deliverySwitch)
  const change = { carrier, trackingNumber: parcel.log_sn }
  const corrected = one(await tx.update(orders).set(change).where(eq(orders.id, order.id)).returning())
  await recordStep(tx, deed, 'parcel', order, corrected)
  return corrected
}

/**
 * Reports the delivery, and that the parcel was in transit if nobody has. Throws 1500018 for another shop's order, and
 * 2000005 unless it is on its way and the deed is an operator's or no earlier than the shipping method promises.
 */
export async function deliverParcel(tx: Tx, deed: Deed, orderId: string): Promise<Order> {
  const order = await holdOrder(tx, deed, orderId)
  const from = (await deliveryTimes(tx, [order])).get(order.id)
  if (from && !deed.byOperator && deed.at < from) {
    throw new Refusal(Code.deliverySwitch, { deliver_from: from.toISOString() })
  }
  const step = { orderId: order.id, at: deed.at }
  if (canBegin(order, 'transit')) await transitOrder(tx, step)
  const delivered = await deliverOrder(tx, step)
  await recordStep(tx, deed, 'deliver', order, delivered)
  return delivered
}
