/** How a shop hands parcels over, in one or in several, each with its record [action.ship] [rule.seller-parcels]. */
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import type { Tx } from '../../../kernel/db/types'
import { operationFailed, Refusal } from '../../../kernel/http/refusal'
import { blockedByDispute } from '../../card-refunds/blocked'
import { linesOf } from '../../orders/lines'
import { notifyOfParcel } from '../../orders/notice'
import { acceptOrder, shipOrder } from '../../orders/shop-steps'
import { parcelFields, type ParcelFields } from '../../orders/parcel-fields'
import { changeOrder } from '../../order-changes/change-order'
import { addParcel, changeParcel, isAll, leftOf, packed } from '../../orders/parcels'
import { readParcels } from '../../parcels/read'
import { addSighting } from '../../orders/tracking'
import { isCashOnDelivery, type Order } from '../../order-changes/transitions'
import type { ShopActor } from '../record'
import { canBegin, isOnItsWay } from './actions'
import { lockShopOrder, recordStep } from './steps'

type Asked = Pick<Fields<'sellerOrderShip'>, 'carrier' | 'log_sn' | 'items'>
type Parcel = ParcelFields & Pick<Asked, 'items'>

/** The first parcel, with which the order is shipped. */
async function sendFirst(tx: Tx, order: Order, { carrier, trackingNumber, items }: Parcel, at: Date): Promise<Order> {
  if (items === undefined) return shipOrder(tx, { orderId: order.id, at, carrier, trackingNumber })
  const left = leftOf(await linesOf(tx, [order.id]), [])
  const pieces = packed(items, left)
  if (!isAll(pieces, left) && isCashOnDelivery(order)) throw operationFailed('not_allowed')
  const shipped = await shipOrder(tx, { orderId: order.id, at, carrier, trackingNumber })
  if (isAll(pieces, left)) return shipped
  await addParcel(tx, order, { carrier, trackingNumber, at, pieces })
  return changeOrder(tx, order.id, { partlySent: true })
}

/** A further parcel of an order that is on its way. */
async function sendMore(tx: Tx, order: Order, { carrier, trackingNumber, items }: Parcel, at: Date): Promise<Order> {
  if ((await blockedByDispute(tx, [order.id])).has(order.id)) throw operationFailed('not_allowed')
  const left = leftOf(await linesOf(tx, [order.id]), await readParcels(tx, [order.id]))
  const pieces = packed(items, left)
  const parcelId = await addParcel(tx, order, { carrier, trackingNumber, at, pieces })
  await addSighting(tx, { orderId: order.id, state: 'picked_up', place: '', at })
  const { userId, id: orderId, orderNumber } = order
  await notifyOfParcel(tx, { userId, orderId, orderNumber, parcelId, at })
  return changeOrder(tx, order.id, { carrier, trackingNumber, partlySent: !isAll(pieces, left) })
}

/**
 * Ships an order, or one parcel of it; a paid one is accepted first. Throws 1500018 for another shop's order, 2000005 if its
 * state does not allow it, not_allowed while its payment is disputed and for a part of cash on delivery, and 1000008 for an
 * empty carrier, a wrong number or pieces that are not there.
 */
export async function shipParcel(
  tx: Tx,
  actor: ShopActor,
  asked: Asked & { readonly order_id: string },
): Promise<Order> {
  const parcel = { ...parcelFields(asked), items: asked.items }
  const order = await lockShopOrder(tx, actor, asked.order_id)
  if (canBegin(order, 'accept')) await acceptOrder(tx, { orderId: order.id, at: actor.at })
  const sent = await (order.partlySent ? sendMore : sendFirst)(tx, order, parcel, actor.at)
  await recordStep(tx, actor, { action: 'ship' }, order, sent)
  return sent
}

/** Corrects one of several parcels. Returns whether the order shows it. Throws 2000019 if the order has no such parcel. */
async function correctOne(
  tx: Tx,
  order: Order,
  { parcel_id: asked }: Pick<Fields<'sellerOrderParcel'>, 'parcel_id'>,
  change: ParcelFields,
): Promise<boolean> {
  const sent = await readParcels(tx, [order.id])
  const latest = sent.at(-1)
  const wanted = asked === undefined ? latest?.id : BigInt(asked)
  if (wanted === undefined) return true
  if (!(await changeParcel(tx, order, wanted, change))) throw new Refusal(Code.notFound)
  return wanted === latest?.id
}

/** Corrects a parcel that is on its way. Throws 1500018, 2000019, 1000008 as above, and 2000005 before shipping and from delivery on. */
export async function correctParcel(tx: Tx, actor: ShopActor, asked: Fields<'sellerOrderParcel'>): Promise<Order> {
  const change = parcelFields(asked)
  const order = await lockShopOrder(tx, actor, asked.order_id)
  if (!isOnItsWay(order)) throw new Refusal(Code.deliverySwitch)
  const isShown = await correctOne(tx, order, asked, change)
  const corrected = isShown ? await changeOrder(tx, order.id, change) : order
  // the record has what was corrected, also of a parcel that the order does not show
  await recordStep(tx, actor, { action: 'parcel' }, order, { ...corrected, ...change })
  return corrected
}
