/** Orders as the app gets them [field.order.identity]. */
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { REFUND_WIRE } from '@contract/base/after-sale'
import type { OrderDetail, OrderLine, OrderSummary } from '@contract/entities/order'
import type { Language } from '@contract/base/languages'
import { allowedActions } from '@contract/base/order-steps'
import { toDecimal } from '@contract/rules/money'
import { one } from '@contract/rules/lists'
import { presentOptions } from '../cart/present'
import { usd } from '../../kernel/text/usd'
import { refunds } from '../../kernel/db/schema/aftersale'
import { orderEvents } from '../../kernel/db/schema/orders'
import { anyId, prepared } from '../../kernel/db/prepared'
import type { Db } from '../../kernel/db/types'
import { unreadByBuyer } from '../order-messages/counts'
import { chargesOf, offeredWallets } from '../ledger/wallets'
import { textIn, textsFor } from '../../kernel/text/texts'
import { linesOf, refundableOf, subjectOf, type Line } from './lines'
import { hasParcels, parcelsOf } from './parcels'
import { lastEventSql } from './tracking'
import type { Order } from '../order-changes/transitions'

const time = (at: Date | null) => at?.toISOString() ?? null

interface Reader {
  readonly lang: Language
  readonly now: Date
}

function presentLine(line: Line, lang: Language): OrderLine {
  return {
    item_id: String(line.id),
    product_id: String(line.productId),
    sku: line.sku,
    ...textsFor('name', line.name, lang),
    image: line.image,
    ground: line.ground,
    qty: line.qty,
    price: usd(line.price),
    row_price: usd(line.rowPrice),
    coupon_share: usd(line.couponShare),
    custom_option_info: presentOptions(line.options, lang),
    commented: line.commented,
    refundable: refundableOf(line),
  }
}

const arrivesOf = ({ arrivesFrom: from, arrivesTo: to }: Order): Pick<OrderSummary, 'arrives'> =>
  from === null || to === null ? {} : { arrives: { from, to } }

function presentSummary(order: Order, lines: readonly Line[], { lang, now }: Reader): OrderSummary {
  return {
    order_id: String(order.id),
    increment_id: order.orderNumber,
    created_at: order.createdAt.toISOString(),
    status: order.status,
    payment_status: order.paymentStatus,
    payment_method: order.paymentMethod,
    expires_at: time(order.expiresAt),
    grand_total: usd(order.grandTotal),
    ...arrivesOf(order),
    shop: { shop_id: String(order.shopId), ...order.shop },
    products: lines.map((line) => presentLine(line, lang)),
    actions: allowedActions(subjectOf(order, lines, now)),
  }
}

/** The refund request shown for each order: the newest one that was not withdrawn, pending ones first. */
async function refundsOf(db: Db, orderIds: readonly bigint[]): Promise<Map<bigint, OrderSummary['refund']>> {
  if (orderIds.length === 0) return new Map()
  const statement = prepared(db, 'refunds-of-orders', (name) =>
    db
      .selectDistinctOn([refunds.orderId], { orderId: refunds.orderId, id: refunds.id, state: refunds.state })
      .from(refunds)
      .where(and(sql`${refunds.orderId} = ${anyId('ids')}`, ne(refunds.state, 'cancelled')))
      .orderBy(asc(refunds.orderId), desc(eq(refunds.state, 'review')), desc(refunds.id))
      .prepare(name),
  )
  const found = await statement.execute({ ids: orderIds.map(String) })
  return new Map(found.map(({ orderId, id, state }) => [orderId, { refund_id: String(id), state: REFUND_WIRE[state] }]))
}

/** Orders with their lines, in the order given. */
export async function presentOrders(db: Db, found: readonly Order[], reader: Reader): Promise<OrderSummary[]> {
  const ids = found.map(({ id }) => id)
  const lines = await linesOf(db, ids)
  const asked = await refundsOf(db, ids)
  return found.map((order) => {
    const refund = asked.get(order.id)
    const own = lines.filter(({ orderId }) => orderId === order.id)
    return { ...presentSummary(order, own, reader), ...(refund ? { refund } : {}) }
  })
}

function actualPayment({ paidWallet, paidCurrency, paidAmount }: Order): OrderDetail['actual_payment'] {
  if (paidCurrency === null || paidAmount === null) return null
  // a card is not a wallet
  return { wallet: paidWallet ?? '', currency: paidCurrency, amount: toDecimal(paidAmount, paidCurrency) }
}

/** The states of an order, and what there is beside them, on each. */
function readHistory(db: Db, orderId: bigint) {
  const id = sql`${sql.placeholder('id')}::bigint`
  const statement = prepared(db, 'order-history', (name) =>
    db
      .select({
        status: orderEvents.status,
        at: orderEvents.at,
        last: lastEventSql(id),
        unread: unreadByBuyer(id),
        inParcels: hasParcels(id),
      })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id))
      .orderBy(asc(orderEvents.at), asc(orderEvents.id))
      .prepare(name),
  )
  return statement.execute({ id: String(orderId) })
}

/** One order, whole. */
export async function presentOrder(db: Db, order: Order, reader: Reader): Promise<OrderDetail> {
  const summary = one(await presentOrders(db, [order], reader))
  const events = await readHistory(db, order.id)
  const { last, unread = 0, inParcels = false } = events[0] ?? {}
  const parcels = inParcels ? (await parcelsOf(db, [order.id])).get(order.id) : undefined
  const wallets = order.status === 'to_be_paid' ? await offeredWallets(db) : []
  return {
    ...summary,
    pay_time: time(order.paidAt),
    deliver_time: time(order.shippedAt),
    delivery_time: time(order.deliveredAt),
    success_time: time(order.completedAt),
    log_sn: order.trackingNumber,
    carrier: order.carrier,
    ...(parcels && { parcels, partly_sent: order.partlySent }),
    arrival_method: textIn(order.arrivalMethod, reader.lang),
    ...(last && { last_event: { ...last, time: new Date(last.time).toISOString() } }),
    product_total: usd(order.productTotal),
    coupon_cost: usd(order.couponCost),
    shipping_cost: usd(order.shippingCost),
    tax_total: usd(order.taxTotal),
    actual_payment: actualPayment(order),
    charge: chargesOf(wallets, order.grandTotal),
    order_remark: order.orderRemark,
    cancel_remark: order.cancelRemark,
    unread_messages: unread,
    address: order.address,
    customer: order.customer,
    timeline: events.map(({ status, at }) => ({ status, time: at.toISOString() })),
  }
}
