/**
 * Who bears what a payer's bank took back [money.settlement-loss]: each order of the payment its part of what no refund
 * explains, at most what still is paid of it, and the marketplace the rest.
 */
import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import { BASE_CURRENCY } from '@contract/base/constants'
import { zip } from '@contract/rules/lists'
import { splitByLargestRemainder } from '@contract/rules/money'
import { cardDisputes, cardRefunds, paymentOrders, payments } from '../../kernel/db/schema/payments'
import { orders } from '../../kernel/db/schema/orders'
import type { Tx } from '../../kernel/db/types'
import { platformAccount } from '../ledger/accounts'
import { post } from '../ledger/post'
import { changeOrder } from '../order-changes/change-order'
import type { Order } from './due'
import { deductLoss } from './deduct'
import { addBorne } from './disputes'

const sum = (numbers: readonly bigint[]) => numbers.reduce((total, each) => total + each, 0n)

/** The parts of a loss for orders that are still worth so much, and what is left. */
export function partsOf(loss: bigint, worth: readonly bigint[]): { parts: readonly bigint[]; rest: bigint } {
  const whole = sum(worth)
  if (loss >= whole) return { parts: worth, rest: loss - whole }
  if (loss <= 0n) return { parts: worth.map(() => 0n), rest: loss }
  return { parts: splitByLargestRemainder(loss, worth), rest: 0n }
}

/** The disputes of the charge that paid a payment's orders. */
const disputesOf = (tx: Tx, paymentId: bigint) =>
  tx
    .select({ id: cardDisputes.id, lost: cardDisputes.lost, borne: cardDisputes.borne })
    .from(cardDisputes)
    .innerJoin(payments, and(eq(payments.id, cardDisputes.paymentId), eq(payments.chargeRef, cardDisputes.chargeRef)))
    .where(and(eq(cardDisputes.paymentId, paymentId), eq(payments.purpose, 'orders')))
    .orderBy(asc(cardDisputes.id))

async function coveredBy(tx: Tx, disputeIds: readonly bigint[]): Promise<bigint> {
  const covered = await tx
    .select({ amount: cardRefunds.amount })
    .from(cardRefunds)
    .where(inArray(cardRefunds.disputeId, [...disputeIds]))
  return sum(covered.map(({ amount }) => amount))
}

/** The orders that the payment paid, locked, each with what its refunds leave of it. Orders that it paid too late are not among them. */
async function paidOrders(tx: Tx, paymentId: bigint): Promise<{ order: Order; worth: bigint }[]> {
  const late = tx
    .select({ id: cardRefunds.id })
    .from(cardRefunds)
    .where(
      and(eq(cardRefunds.paymentId, paymentId), eq(cardRefunds.orderId, orders.id), eq(cardRefunds.reason, 'late')),
    )
  const found = await tx
    .select({ order: orders })
    .from(orders)
    .innerJoin(paymentOrders, eq(paymentOrders.orderId, orders.id))
    .where(and(eq(paymentOrders.paymentId, paymentId), notExists(late)))
    .orderBy(asc(orders.id))
    .for('update', { of: orders })
  const back = await tx
    .select({ orderId: cardRefunds.orderId, amount: sql<string>`sum(${cardRefunds.amount})::text` })
    .from(cardRefunds)
    .where(and(eq(cardRefunds.paymentId, paymentId), inArray(cardRefunds.reason, ['cancel', 'refund'])))
    .groupBy(cardRefunds.orderId)
  const refunded = new Map(back.map(({ orderId, amount }) => [orderId, BigInt(amount)]))
  return found.map(({ order }) => ({ order, worth: order.grandTotal - (refunded.get(order.id) ?? 0n) }))
}

/** Moves what the marketplace bears itself out of the sales: USD minor units. */
async function bear(tx: Tx, disputeId: bigint, amount: bigint, at: Date): Promise<void> {
  if (amount === 0n) return
  await post(tx, {
    type: 'loss',
    reference: `dispute:${disputeId}`,
    at,
    legs: [
      { account: platformAccount('sales', BASE_CURRENCY), amount },
      { account: platformAccount('platform', BASE_CURRENCY), amount: -amount },
    ],
  })
  await addBorne(tx, disputeId, amount)
}

/**
 * Counts again who bears the loss of a payment, after a dispute or a refund has changed it, and books the difference.
 * The caller has booked the loss on the sales.
 */
export async function spreadLoss(tx: Tx, paymentId: bigint, at: Date): Promise<void> {
  const disputes = await disputesOf(tx, paymentId)
  const [first] = disputes
  if (!first) return
  const loss =
    sum(disputes.map(({ lost }) => lost)) -
    (await coveredBy(
      tx,
      disputes.map(({ id }) => id),
    ))
  const paid = await paidOrders(tx, paymentId)
  const { parts, rest } = partsOf(
    loss,
    paid.map(({ worth }) => worth),
  )
  await bear(tx, first.id, rest - sum(disputes.map(({ borne }) => borne)), at)
  const changed = [...zip(paid, parts)].filter(([{ order }, lost]) => order.lost !== lost)
  for (const [{ order }, lost] of changed) {
    await deductLoss(tx, order, lost, at)
    await changeOrder(tx, order.id, { lost })
  }
}
