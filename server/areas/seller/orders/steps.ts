/**
 * The steps of an order that a shop takes, each with its record [action.accept] [action.ship] [action.decline]
 * [rule.seller-history].
 */
import { and, asc, eq, inArray } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import type { AcceptRefusal, SellerAction } from '@contract/base/order-constants'
import { refusal } from '@contract/base/order-steps'
import { one } from '@contract/rules/lists'
import { orders } from '../../../kernel/db/schema/orders'
import type { Tx } from '../../../kernel/db/types'
import { fieldRefusal, Refusal } from '../../../kernel/http/refusal'
import { blockedByDispute } from '../../card-refunds/blocked'
import { cancelOrder } from '../../orders/cancel'
import { acceptOrder, deliverOrder, transitOrder } from '../../orders/shop-steps'
import { factsOf, type Order } from '../../order-changes/transitions'
import { readParcels } from '../../parcels/read'
import { record, type ShopActor } from '../record'
import { canBegin } from './actions'
import { deliveryTimes } from './delivery'

/** The shop's orders, locked in the order of their ids. Throws 1500018 if one is not the shop's. */
async function lockShopOrders(tx: Tx, { shop }: ShopActor, ids: readonly string[]): Promise<Order[]> {
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

/** One of them. Throws 1500018 if it is not the shop's. */
export const lockShopOrder = async (tx: Tx, actor: ShopActor, id: string) => one(await lockShopOrders(tx, actor, [id]))

const kept = ({ status, paymentStatus, carrier, trackingNumber, partlySent }: Order) => ({
  status,
  payment_status: paymentStatus,
  carrier,
  log_sn: trackingNumber,
  partly_sent: partlySent,
})

interface Taken {
  /** `transit` is a step of its own for operators alone. */
  readonly action: SellerAction | 'transit'
  readonly remark?: string
}

/** Adds the record of a step. */
export async function recordStep(tx: Tx, actor: ShopActor, taken: Taken, before: Order, after: Order): Promise<void> {
  const { id, userId } = before
  await record(tx, actor, { ...taken, subject: 'orders', id, userId, before: kept(before), after: kept(after) })
}

/** Accepts a locked order, with the record. Throws as `acceptOrder` does. */
async function acceptLocked(tx: Tx, actor: ShopActor, order: Order): Promise<Order> {
  const accepted = await acceptOrder(tx, { orderId: order.id, at: actor.at })
  await recordStep(tx, actor, { action: 'accept' }, order, accepted)
  return accepted
}

/** Accepts one order. Throws 1500018 for another shop's, 2000007 unless it is paid, and not_allowed while it is disputed. */
export const acceptOne = async (tx: Tx, actor: ShopActor, orderId: string): Promise<Order> =>
  acceptLocked(tx, actor, await lockShopOrder(tx, actor, orderId))

interface Accepted {
  readonly done: string[]
  readonly refused: { order_id: string; reason: AcceptRefusal }[]
}

/** Accepts each order whose state allows it. Throws 1500018 if one is not the shop's. */
export async function acceptOrders(tx: Tx, actor: ShopActor, ids: readonly string[]): Promise<Accepted> {
  const found = await lockShopOrders(tx, actor, ids)
  const held = await blockedByDispute(
    tx,
    found.map(({ id }) => id),
  )
  const accepted: Accepted = { done: [], refused: [] }
  for (const order of found) {
    const order_id = String(order.id)
    if (!canBegin(order, 'accept')) accepted.refused.push({ order_id, reason: 'not_allowed' })
    else if (held.has(order.id)) accepted.refused.push({ order_id, reason: 'disputed' })
    else {
      await acceptLocked(tx, actor, order)
      accepted.done.push(order_id)
    }
  }
  return accepted
}

/** A text without surrounding spaces. Throws 1000008 at its field if nothing is left. */
function written(field: string, text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') throw fieldRefusal(Code.invalidParameter, [{ field, rule: 'required' }])
  return trimmed
}

/** Reports that the parcel is in transit. Throws 1500018 for another shop's order, and 2000005 unless it is shipped. */
export async function reportTransit(tx: Tx, actor: ShopActor, orderId: string): Promise<Order> {
  const order = await lockShopOrder(tx, actor, orderId)
  const moved = await transitOrder(tx, { orderId: order.id, at: actor.at })
  await recordStep(tx, actor, { action: 'transit' }, order, moved)
  return moved
}

/**
 * Reports the delivery, and that the parcel was in transit if nobody has. Throws 1500018 for another shop's order, and
 * 2000005 unless all of it is on its way and the actor is an operator's or no earlier than the shipping method promises.
 */
export async function deliverParcel(tx: Tx, actor: ShopActor, orderId: string): Promise<Order> {
  const order = await lockShopOrder(tx, actor, orderId)
  const from = deliveryTimes([order], await readParcels(tx, [order.id])).get(order.id)
  if (from && !actor.byOperator && actor.at < from) {
    throw new Refusal(Code.deliverySwitch, { deliver_from: from.toISOString() })
  }
  if (order.partlySent) throw new Refusal(Code.deliverySwitch)
  const step = { orderId: order.id, at: actor.at }
  if (canBegin(order, 'transit')) await transitOrder(tx, step)
  const delivered = await deliverOrder(tx, step)
  await recordStep(tx, actor, { action: 'deliver' }, order, delivered)
  return delivered
}

/**
 * Cancels an order with everything it returns, and tells the buyer why. Throws 1500018 for another shop's order, 2000033
 * once it is shipped, 2000032 if it is cancelled, and 1000008 for an empty reason.
 */
export async function declineOrder(
  tx: Tx,
  actor: ShopActor,
  asked: { readonly order_id: string; readonly reason: string },
): Promise<Order> {
  const remark = written('reason', asked.reason)
  const order = await lockShopOrder(tx, actor, asked.order_id)
  const code = refusal('decline', factsOf(order))
  if (code !== null) throw new Refusal(code)
  const declined = await cancelOrder(tx, order, actor.at, remark, 'decline')
  await recordStep(tx, actor, { action: 'decline', remark }, order, declined)
  return declined
}
