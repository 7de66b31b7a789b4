/**
 * Refunds to cards [money.card-back]: an outbox row in the transaction that decides it. A worker sends it to the
 * gateway (server/areas/payments/return-money.ts), books it, and moves the order on to refunded.
 */
import { and, eq, exists, isNull, not, sql } from 'drizzle-orm'
import type { CardRefundReason } from '@contract/entities/ops-card-refund'
import type { PaymentState } from '@contract/base/order-states'
import { one } from '@contract/rules/lists'
import { cardRefunds, paymentOrders, payments } from '../../kernel/db/schema/payments'
import { orders } from '../../kernel/db/schema/orders'
import type { Tx } from '../../kernel/db/types'
import { changeOrder } from '../order-changes/change-order'
import { spreadLoss } from '../settlement/spread-loss'
import { coverByLoss } from './cover'
import { addCardRefund } from './rows'

interface CardRefund {
  readonly paymentId: bigint
  /** The order concerned, locked by the caller. */
  readonly orderId: bigint
  /** Minor units of the payment's currency, more than 0. */
  readonly amount: bigint
  readonly reason: CardRefundReason
  /** The reason, such as `refund:7`: queueing the same again adds nothing. */
  readonly reference: string
  readonly at: Date
}

/** The card payment that paid an order; null if there is none. Late payments do not count. */
export async function cardPaymentOf(tx: Tx, orderId: bigint): Promise<bigint | null> {
  const wentBack = tx
    .select({ id: cardRefunds.id })
    .from(cardRefunds)
    .where(
      and(eq(cardRefunds.paymentId, payments.id), eq(cardRefunds.orderId, orderId), eq(cardRefunds.reason, 'late')),
    )
  const [found] = await tx
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(
      and(
        eq(paymentOrders.orderId, orderId),
        eq(payments.method, 'bank_card'),
        eq(payments.state, 'paid'),
        not(exists(wentBack)),
      ),
    )
  return found?.id ?? null
}

/** Minor units of a payment's own charge that are queued or refunded: failed refunds are still owed. */
async function returned(tx: Tx, paymentId: bigint): Promise<bigint> {
  const { sum } = one(
    await tx
      .select({ sum: sql<string>`coalesce(sum(${cardRefunds.amount}), 0)::text` })
      .from(cardRefunds)
      .where(and(eq(cardRefunds.paymentId, paymentId), isNull(cardRefunds.chargeRef))),
  )
  return BigInt(sum)
}

async function paymentStatusOf(tx: Tx, orderId: bigint): Promise<PaymentState> {
  const { status } = one(await tx.select({ status: orders.paymentStatus }).from(orders).where(eq(orders.id, orderId)))
  return status
}

/**
 * Refunds money of a card payment after the transaction commits. The order is refunding until the gateway has done
 * it; if the payer's bank already did after a dispute, it ends at once. Then the order is refunded or
 * partly_refunded, the sale is reversed, and the buyer is notified. Throws an Error for a payment that was not by
 * card, and for more than it collected. Returns the payment state of the order.
 */
export async function queueCardRefund(tx: Tx, refund: CardRefund): Promise<PaymentState> {
  const { paymentId, orderId, amount, reason, reference, at } = refund
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  if (payment?.method !== 'bank_card') throw new Error(`payment ${paymentId} is none of a card`)
  const [known] = await tx.select({ id: cardRefunds.id }).from(cardRefunds).where(eq(cardRefunds.reference, reference))
  if (known) return paymentStatusOf(tx, orderId)
  if (amount <= 0n || (await returned(tx, paymentId)) + amount > payment.amount) {
    throw new Error(`${amount} cannot go back from payment ${paymentId}`)
  }
  const { currency } = payment
  const values = { paymentId, orderId, reference, reason, amount, currency, nextAt: at, createdAt: at }
  const queued = await addCardRefund(tx, values)
  if (queued === null) throw new Error(`the refund ${reference} is there already`)
  if (reason !== 'late') await changeOrder(tx, orderId, { paymentStatus: 'refunding' })
  await coverByLoss(tx, queued, at)
  await spreadLoss(tx, paymentId, at)
  return paymentStatusOf(tx, orderId)
}
