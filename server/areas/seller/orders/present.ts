/** Orders as their shop gets them [field.seller.order]. */
import { asc, eq, inArray } from 'drizzle-orm'
import { REFUND_WIRE } from '@contract/base/after-sale'
import type { SellerOrder, SellerOrderRow } from '@contract/entities/seller/order'
import type { Language } from '@contract/base/languages'
import { one } from '@contract/rules/lists'
import { refundItems, refunds, trackEvents } from '../../../kernel/db/schema/aftersale'
import { orderEvents } from '../../../kernel/db/schema/orders'
import type { Db } from '../../../kernel/db/types'
import { textIn, textsFor } from '../../../kernel/text/texts'
import { usd } from '../../../kernel/text/usd'
import { presentOptions } from '../../cart/present'
import { linesOf, type Line } from '../../orders/lines'
import { presentParcels } from '../../orders/parcels'
import type { Order } from '../../order-changes/transitions'
import { countMessages, NO_MESSAGES, type MessageCounts } from '../../order-messages/counts'
import { blockedByDispute } from '../../card-refunds/blocked'
import { actionsOf, type Situation } from './actions'
import { deliveryTimes } from './delivery'
import { shipBy } from '../../parcels/late'
import { readParcels } from '../../parcels/read'
import { isReadable } from './readable'

export interface Reader {
  /** Whether the reader is an operator, who need not wait to report a delivery. */
  readonly byOperator: boolean
  readonly lang: Language
  readonly now: Date
}

const presentLine = (line: Line, lang: Language): SellerOrderRow['products'][number] => ({
  item_id: String(line.id),
  product_id: String(line.productId),
  sku: line.sku,
  ...textsFor('name', line.name, lang),
  image: line.image,
  ground: line.ground,
  custom_option_info: presentOptions(line.options, lang),
  qty: line.qty,
  price: usd(line.price),
  row_price: usd(line.rowPrice),
  coupon_share: usd(line.couponShare),
  refunded: line.refunded,
})

interface Known extends Omit<Situation, 'order'> {
  readonly lines: readonly Line[]
  readonly messages: MessageCounts
  readonly parcels: SellerOrderRow['parcels']
}

function presentRow(
  order: Order,
  { lines, messages, parcels, ...known }: Known,
  { lang, now }: Reader,
): SellerOrderRow {
  const until = shipBy(order)
  return {
    order_id: String(order.id),
    increment_id: order.orderNumber,
    created_at: order.createdAt.toISOString(),
    status: order.status,
    payment_status: order.paymentStatus,
    payment_method: order.paymentMethod,
    grand_total: usd(order.grandTotal),
    buyer: isReadable(order, now) ? order.customer.name : null,
    products: lines.map((line) => presentLine(line, lang)),
    ship_by: until?.toISOString() ?? null,
    late: until !== null && until < now,
    deliver_from: known.deliverFrom?.toISOString() ?? null,
    carrier: order.carrier,
    log_sn: order.trackingNumber,
    parcels: [...parcels],
    partly_sent: order.partlySent,
    unread_messages: messages.unread.shop,
    unanswered: messages.unanswered,
    actions: actionsOf({ ...known, order }),
  }
}

/** Orders of one shop with their lines, in the order given. */
export async function presentRows(db: Db, found: readonly Order[], reader: Reader): Promise<SellerOrderRow[]> {
  const ids = found.map(({ id }) => id)
  const lines = await linesOf(db, ids)
  const blocked = await blockedByDispute(db, ids)
  const counts = await countMessages(db, ids)
  const parcelled = await readParcels(db, ids)
  const times = deliveryTimes(found, parcelled)
  const sent = presentParcels(parcelled)
  const { byOperator, now } = reader
  return found.map((order) => {
    const own = lines.filter(({ orderId }) => orderId === order.id)
    const deliverFrom = times.get(order.id) ?? null
    const messages = counts.get(order.id) ?? NO_MESSAGES
    const parcels = sent.get(order.id) ?? []
    const known = { lines: own, messages, parcels, isBlocked: blocked.has(order.id), deliverFrom, byOperator, now }
    return presentRow(order, known, reader)
  })
}

async function refundsOf(db: Db, orderId: bigint): Promise<SellerOrder['refunds']> {
  const found = await db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id))
  const ids = found.map(({ id }) => id)
  const items = ids.length > 0 ? await db.select().from(refundItems).where(inArray(refundItems.refundId, ids)) : []
  return found.map(({ id, state, amount, reason, remark, createdAt, decidedAt }) => ({
    refund_id: String(id),
    state: REFUND_WIRE[state],
    amount: usd(amount),
    reason,
    remark,
    created_at: createdAt.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
    items: items.filter(({ refundId }) => refundId === id).map(({ lineId, qty }) => ({ item_id: String(lineId), qty })),
  }))
}

async function eventsOf(db: Db, orderId: bigint): Promise<Pick<SellerOrder, 'timeline' | 'track'>> {
  const states = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id))
  const seen = await db
    .select()
    .from(trackEvents)
    .where(eq(trackEvents.orderId, orderId))
    .orderBy(asc(trackEvents.at), asc(trackEvents.id))
  return {
    timeline: states.map(({ status, at }) => ({ status, time: at.toISOString() })),
    track: seen.map(({ at, place, state }) => ({ time: at.toISOString(), place, state })),
  }
}

/** One order, whole. */
export async function presentOrder(db: Db, order: Order, reader: Reader): Promise<SellerOrder> {
  const { email: _, ...address } = order.address
  return {
    ...one(await presentRows(db, [order], reader)),
    product_total: usd(order.productTotal),
    coupon_cost: usd(order.couponCost),
    shipping_cost: usd(order.shippingCost),
    tax_total: usd(order.taxTotal),
    arrival_method: textIn(order.arrivalMethod, reader.lang),
    address: isReadable(order, reader.now) ? address : null,
    order_remark: order.orderRemark,
    cancel_remark: order.cancelRemark,
    refunds: await refundsOf(db, order.id),
    ...(await eventsOf(db, order.id)),
  }
}
