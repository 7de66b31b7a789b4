/** Refunds that no longer need a gateway: the payer's bank returned the same money after a lost dispute. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { cardDisputes, cardRefunds, payments } from '../../kernel/db/schema/payments'
import type { Tx } from '../../kernel/db/types'
import type { Dispute } from '../settlement/disputes'
import { notifyOfReturnedMoney } from './notice'
import { moveOrder } from './move-order'
import { changeCardRefund, type Refund } from './rows'

/** Minor units of a lost dispute that do not cover a refund yet. */
async function unused(tx: Tx, { id, lost }: Dispute): Promise<bigint> {
  const { sum } = one(
    await tx
      .select({ sum: sql<string>`coalesce(sum(${cardRefunds.amount}), 0)::text` })
      .from(cardRefunds)
      .where(eq(cardRefunds.disputeId, id)),
  )
  return lost - BigInt(sum)
}

/** Ends a refund without booking it, because the dispute has booked the money. */
async function cover(tx: Tx, refund: Refund, { id, paymentId }: Dispute, at: Date): Promise<void> {
  const covered = await changeCardRefund(tx, refund, { state: 'done', disputeId: id, failure: '', doneAt: at })
  const { orderId } = covered
  if (orderId === null) return
  await moveOrder(tx, { ...covered, orderId })
  const { userId } = one(await tx.select({ userId: payments.userId }).from(payments).where(eq(payments.id, paymentId)))
  await notifyOfReturnedMoney(tx, userId, orderId, covered, at)
}

/**
 * Ends the pending and failed refunds of a lost charge, up to `loss` in minor units. Returns them. The orders of the
 * payment are locked.
 */
export async function coverWaiting(tx: Tx, dispute: Dispute, loss: bigint, at: Date): Promise<Refund[]> {
  const { paymentId, chargeRef } = dispute
  const waiting = await tx
    .select({ refund: cardRefunds })
    .from(cardRefunds)
    .innerJoin(payments, eq(payments.id, cardRefunds.paymentId))
    .where(
      and(
        eq(cardRefunds.paymentId, paymentId),
        eq(sql`coalesce(${cardRefunds.chargeRef}, ${payments.chargeRef})`, chargeRef),
        inArray(cardRefunds.state, ['queued', 'failed']),
      ),
    )
    .orderBy(asc(cardRefunds.id))
    .for('update', { of: cardRefunds })
  const covered: Refund[] = []
  let left = loss
  for (const { refund } of waiting) {
    if (refund.amount > left) continue
    left -= refund.amount
    await cover(tx, refund, dispute, at)
    covered.push(refund)
  }
  return covered
}

/** Ends a new refund if a lost dispute of its charge has already returned that much to the payer. */
export async function coverByLoss(tx: Tx, refund: Refund, at: Date): Promise<void> {
  const lost = await tx
    .select({ dispute: cardDisputes })
    .from(cardDisputes)
    .innerJoin(payments, and(eq(payments.id, cardDisputes.paymentId), eq(payments.chargeRef, cardDisputes.chargeRef)))
    .where(and(eq(cardDisputes.paymentId, refund.paymentId), eq(cardDisputes.state, 'lost')))
    .orderBy(asc(cardDisputes.id))
    .for('update', { of: cardDisputes })
  for (const { dispute } of lost) {
    if ((await unused(tx, dispute)) >= refund.amount) return cover(tx, refund, dispute, at)
  }
}
