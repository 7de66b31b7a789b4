/**
 * Applies a gateway's events to payments and orders [money.card-paid] [money.card-once]. A repeated event has no
 * effect.
 */
import { and, eq, isNull } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { refusal } from '@contract/base/order-steps'
import { paymentEvents, paymentOrders, payments } from '../../kernel/db/schema/payments'
import { transaction } from '../../kernel/db/transaction'
import type { Db, Tx } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'
import { platformAccount } from '../ledger/accounts'
import { post } from '../ledger/post'
import { noteSold } from '../catalogue/deals/note-sold'
import { mailPurchase } from '../orders/notice'
import { isCashOnDelivery, lockOrders, type Order } from '../order-changes/transitions'
import { linkTransfer } from './payment-rows'
import { pageKeyOf } from './by-card'
import { notifyOfLatePayment } from './card-notice'
import { queueCardRefund } from '../card-refunds/queue'
import { applyDispute } from './disputes/apply'
import { endRefund } from './end-refund'
import type { GatewayEvent, PaidEvent } from '../../kernel/ports/card-gateway'
import { changeOrder } from '../order-changes/change-order'
import { markPaid, totalOf } from './pay'
import { completeRecharge, failRecharge } from './recharge'
import { returnSecondCharge } from './second-charge'

type Payment = typeof payments.$inferSelect
type NotPaid = Extract<GatewayEvent, { kind: 'declined' | 'expired' }>
const ID = /^[1-9][0-9]{0,17}$/

/** Whether an event is about the page that was opened for this payment, and not about one of another shop. */
const isOfPage = (payment: Payment, { pageRef, pageKey }: PaidEvent | NotPaid): boolean =>
  (pageRef === undefined || pageRef === payment.gatewayRef) && (pageKey === undefined || pageKey === pageKeyOf(payment))

/** The payment of an event, if it belongs to this gateway and to its page. Throws 2000019. */
async function findPayment(tx: Tx, gateway: string, event: PaidEvent | NotPaid): Promise<Payment> {
  const id = event.paymentId
  const [found] = ID.test(id)
    ? await tx
        .select()
        .from(payments)
        .where(and(eq(payments.id, BigInt(id)), eq(payments.gateway, gateway)))
    : []
  if (!found || !isOfPage(found, event)) throw new Refusal(Code.notFound)
  return found
}

async function ordersOf(tx: Tx, { id, userId }: Payment): Promise<Order[]> {
  const linked = await tx
    .select({ orderId: paymentOrders.orderId })
    .from(paymentOrders)
    .where(eq(paymentOrders.paymentId, id))
  return lockOrders(
    tx,
    userId,
    linked.map(({ orderId }) => orderId),
  )
}

/** Marks a payment as collected; false if it already was. */
async function collect(tx: Tx, { id }: Payment, chargeRef: string, state: Payment['state']): Promise<boolean> {
  const collected = await tx
    .update(payments)
    .set({ state, chargeRef, nextCheckAt: null })
    .where(and(eq(payments.id, id), isNull(payments.chargeRef)))
    .returning({ id: payments.id })
  return collected.length > 0
}

const takesPayment = (order: Order) =>
  refusal('pay', { status: order.status, cashOnDelivery: isCashOnDelivery(order) }) === null

/** Refunds the share of an order that can no longer be paid, in full. */
async function returnLateShare(tx: Tx, payment: Payment, order: Order, at: Date): Promise<void> {
  const { id: paymentId, currency } = payment
  const { id: orderId, grandTotal: amount } = order
  if (amount === 0n) return
  const reference = `late:${paymentId}:${orderId}`
  await queueCardRefund(tx, { paymentId, orderId, amount, reason: 'late', reference, at })
  if (order.paymentStatus === 'unpaid' && order.status === 'cancelled') {
    await changeOrder(tx, orderId, { paymentStatus: 'refunding', paymentMethod: 'bank_card' })
  }
  await notifyOfLatePayment(tx, order, currency, at)
}

/**
 * Books the collected money: as sales for the orders that accept the payment, on the platform's account for what is
 * refunded.
 */
async function book(tx: Tx, { id, currency }: Payment, shares: { kept: bigint; late: bigint }, at: Date) {
  const { kept, late } = shares
  const { transferId } = await post(tx, {
    type: 'card_payment',
    reference: `payment:${id}`,
    at,
    legs: [
      { account: platformAccount('bank', currency), amount: -(kept + late) },
      { account: platformAccount('sales', currency), amount: kept },
      { account: platformAccount('platform', currency), amount: late },
    ],
  })
  await linkTransfer(tx, id, transferId)
}

async function payOrders(tx: Tx, payment: Payment, chargeRef: string, at: Date): Promise<void> {
  const all = await ordersOf(tx, payment)
  const standing = all.filter(takesPayment)
  const late = all.filter((order) => !standing.includes(order))
  if (!(await collect(tx, payment, chargeRef, standing.length > 0 ? 'paid' : 'failed'))) {
    return returnSecondCharge(tx, payment.id, chargeRef, at)
  }
  await book(tx, payment, { kept: totalOf(standing), late: totalOf(late) }, at)
  const ids = standing.map(({ id }) => id)
  if (ids.length > 0) await noteSold(tx, ids, 1)
  const { currency, rate } = payment
  for (const order of standing) {
    await markPaid(tx, order, { method: 'bank_card', code: null, currency, rate }, order.grandTotal, at)
  }
  for (const order of late) await returnLateShare(tx, payment, order, at)
  if (standing.length === 0) return
  await mailPurchase(tx, { userId: payment.userId, paymentId: payment.id, orders: standing, what: 'paid', at })
}

/** Throws 1000008 and changes nothing for another amount or currency than requested. */
async function paid(tx: Tx, gateway: string, event: PaidEvent, at: Date): Promise<void> {
  const payment = await findPayment(tx, gateway, event)
  if (event.amount !== payment.amount || event.currency !== payment.currency || event.chargeRef === '') {
    throw new Refusal(Code.invalidParameter)
  }
  if (payment.purpose === 'orders') return payOrders(tx, payment, event.chargeRef, at)
  if (!(await collect(tx, payment, event.chargeRef, 'paid'))) {
    return returnSecondCharge(tx, payment.id, event.chargeRef, at)
  }
  const transferId = await completeRecharge(tx, payment, at)
  if (transferId !== null) await linkTransfer(tx, payment.id, transferId)
}

/** Nothing was collected yet: another card may still succeed, unless the page has expired. */
async function notPaid(tx: Tx, gateway: string, event: NotPaid, at: Date): Promise<void> {
  const { kind } = event
  const { id, purpose } = await findPayment(tx, gateway, event)
  const unpaid = and(eq(payments.id, id), isNull(payments.chargeRef))
  if (kind === 'expired') await tx.update(payments).set({ nextCheckAt: null }).where(unpaid)
  const [failed] = await tx
    .update(payments)
    .set({ state: 'failed' })
    .where(and(unpaid, eq(payments.state, 'pending')))
    .returning()
  if (failed && purpose === 'recharge') await failRecharge(tx, failed, kind, at)
}

/**
 * Applies an event with a valid signature, or the gateway's answer to a query. Throws 2000019 for an unknown payment, one
 * of another gateway, and one that was opened on another page, and 1000008 for another amount; the event is then not applied, and may be sent again.
 */
export async function applyEvent(db: Db, gateway: string, event: GatewayEvent, at: Date): Promise<void> {
  if (event.kind === 'ignored') return
  await transaction(db, async (tx) => {
    const [first] = await tx
      .insert(paymentEvents)
      .values({ gateway, eventId: event.id, createdAt: at })
      .onConflictDoNothing()
      .returning({ eventId: paymentEvents.eventId })
    if (!first) return
    if (event.kind === 'paid') await paid(tx, gateway, event, at)
    else if (event.kind === 'refund') await endRefund(tx, event, at)
    else if (event.kind === 'dispute') await applyDispute(tx, gateway, event, at)
    else await notPaid(tx, gateway, event, at)
  })
}
