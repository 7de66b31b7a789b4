/** A cancelled order returns everything in one transaction [state.cancel-returns]. */
import type { PaymentState } from '@contract/base/order-states'
import { returnCoupon } from '../coupons/redeem'
import type { Tx } from '../../kernel/db/types'
import { userAccount } from '../ledger/accounts'
import { returnLegs } from '../ledger/exchange'
import { post } from '../ledger/post'
import { recordMovement } from '../ledger/records'
import { cardPaymentOf, queueCardRefund } from '../card-refunds/queue'
import { notifyOfDecline, notifyOfOrder, notifyOfOrders } from './notice'
import { cancelSales } from '../stock/cancel'
import { noteSold } from '../catalogue/deals/note-sold'
import { isCashOnDelivery, applyStep, applyStepToAll, type Order } from '../order-changes/transitions'

/** Refunds card money to the card: the outbox worker tells the gateway. */
async function returnToCard(tx: Tx, { id: orderId, paidAmount }: Order, at: Date): Promise<PaymentState> {
  const paymentId = await cardPaymentOf(tx, orderId)
  if (paymentId === null || paidAmount === null)
    throw new Error(`order ${orderId} is paid, and nobody knows by which card`)
  if (paidAmount === 0n) return 'refunded'
  const reference = `cancel:${orderId}`
  return queueCardRefund(tx, { paymentId, orderId, amount: paidAmount, reason: 'cancel', reference, at })
}

/** Returns wallet money to the wallet and in the currency that paid, card money to the card. */
async function returnMoney(tx: Tx, order: Order, at: Date): Promise<PaymentState> {
  const { id, userId, paymentStatus, paidWallet, paidCurrency, paidAmount, grandTotal } = order
  if (paymentStatus !== 'paid') return paymentStatus
  if (order.paymentMethod === 'bank_card') return returnToCard(tx, order, at)
  if (paidWallet === null || paidCurrency === null || paidAmount === null) {
    throw new Error(`order ${id} is paid, and nobody knows from what`)
  }
  const wallet = { code: paidWallet, currency: paidCurrency }
  const payer = userAccount(userId, wallet)
  const { transferId, balances } = await post(tx, {
    type: 'order_refund',
    reference: `order:${id}`,
    at,
    legs: returnLegs({ payer, amount: paidAmount, usdMinor: grandTotal }),
  })
  await recordMovement(tx, {
    userId,
    wallet,
    type: 'order_refund',
    direction: 'income',
    amount: paidAmount,
    balanceAfter: balances[0] ?? 0n,
    transferId,
    at,
    orderIds: [id],
  })
  return 'refunded'
}

/**
 * Cancels a locked order whose state allows it. Locks coupon, stock, money, products and the buyer in this order,
 * like every other change of an order.
 */
export async function cancelOrder(
  tx: Tx,
  order: Order,
  at: Date,
  remark: string,
  step: 'cancel' | 'expire' | 'decline' = 'cancel',
): Promise<Order> {
  await returnCoupon(tx, order, at)
  await cancelSales(tx, [order.id], at)
  const paymentStatus = await returnMoney(tx, order, at)
  const wasSold = order.paymentStatus === 'paid' || isCashOnDelivery(order)
  if (wasSold) await noteSold(tx, [order.id], -1)
  const { userId, id: orderId, orderNumber } = order
  const news = { userId, orderId, orderNumber, at }
  if (step === 'decline')
    await notifyOfDecline(tx, { ...news, reason: remark, wasPaid: order.paymentStatus === 'paid' })
  else await notifyOfOrder(tx, { ...news, what: 'cancelled' })
  return applyStep(tx, order, step, at, { paymentStatus, cancelRemark: remark })
}

/** Whether nothing but stock has to be returned when an order is cancelled. */
const tookStockAlone = (order: Order) =>
  order.paymentStatus === 'unpaid' && !isCashOnDelivery(order) && order.couponUseId === null

/**
 * Cancels locked orders whose time to pay is over, in the same order of locks as one alone. Returns the ids of those that
 * have more to return than stock, which it leaves as they are: they would need locks in an order of their own.
 */
export async function expireTogether(tx: Tx, all: readonly Order[], at: Date): Promise<bigint[]> {
  const plain = all.filter(tookStockAlone)
  if (plain.length > 0) {
    await cancelSales(
      tx,
      plain.map(({ id }) => id),
      at,
    )
    const news = plain.map(({ userId, id: orderId, orderNumber }) => ({ userId, orderId, orderNumber, at }))
    await notifyOfOrders(tx, 'cancelled', news)
    await applyStepToAll(tx, plain, 'expire', at)
  }
  return all.filter((order) => !tookStockAlone(order)).map(({ id }) => id)
}
