/**
 * The effects of a dispute on a payment: its orders and refunds wait, the recharged money left in the wallet is held,
 * and the ledger follows the money that the gateway takes and returns.
 */
import { and, asc, eq, exists, or } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { cardRefunds, paymentOrders, payments } from '../../../kernel/db/schema/payments'
import { orders } from '../../../kernel/db/schema/orders'
import type { Tx } from '../../../kernel/db/types'
import { Refusal } from '../../../kernel/http/refusal'
import type { DisputeEvent } from '../../../kernel/ports/card-gateway'
import { changeDispute, openDispute, type Dispute } from '../../settlement/disputes'
import { bookFunds, bookHold, bookLoss, freezable, type Payment } from './money'
import { notifyOfDispute } from './notice'

/** The payment of this charge, including a second charge. Throws 2000019. */
async function findPayment(tx: Tx, gateway: string, { chargeRef }: DisputeEvent): Promise<Payment> {
  const asSecond = tx
    .select({ id: cardRefunds.id })
    .from(cardRefunds)
    .where(and(eq(cardRefunds.paymentId, payments.id), eq(cardRefunds.chargeRef, chargeRef)))
  const [found] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.gateway, gateway), or(eq(payments.chargeRef, chargeRef), exists(asSecond))))
  if (!found) throw new Refusal(Code.notFound)
  return found
}

/** Locks in the usual order: the orders, then the payment. */
async function lock(tx: Tx, { id }: Payment): Promise<void> {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(paymentOrders, eq(paymentOrders.orderId, orders.id))
    .where(eq(paymentOrders.paymentId, id))
    .orderBy(asc(orders.id))
    .for('update', { of: orders })
  await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, id)).for('update')
}

/** The dispute before this event, locked, and whether this event is the first. */
function open(tx: Tx, gateway: string, event: DisputeEvent, { id: paymentId }: Payment, at: Date) {
  const { ref: gatewayRef, chargeRef, amount, currency, reason, happenedAt: stateAt } = event
  const start = { taken: 0n, held: 0n, lost: 0n, createdAt: at }
  return openDispute(tx, { ...start, gateway, gatewayRef, paymentId, chargeRef, amount, currency, reason, stateAt })
}

/** What is new in an event: its state unless a later one is known, and likewise its money. */
function changesOf(before: Dispute, { state, funds, amount, happenedAt }: DisputeEvent) {
  const isLater = happenedAt > before.stateAt || (+happenedAt === +before.stateAt && state !== 'open')
  const isFunds = funds !== null && (before.takenAt === null || happenedAt >= before.takenAt)
  return {
    ...(isLater ? { state, stateAt: happenedAt } : {}),
    ...(isFunds ? { taken: funds === 'taken' ? amount : 0n, takenAt: happenedAt } : {}),
  }
}

/** The amount to hold in a wallet: everything available for a new dispute, and nothing once the shop has won. */
async function frozenNow(tx: Tx, dispute: Dispute, payment: Payment, isNew: boolean): Promise<bigint> {
  if (dispute.state === 'won' || dispute.state === 'closed') return 0n
  return isNew ? freezable(tx, dispute, payment) : dispute.held
}

/** The part of a lost dispute that held money does not cover. */
const lossOf = ({ state, taken, held }: Dispute) => (state === 'lost' && taken > held ? taken - held : 0n)

/**
 * Applies an event of a dispute, in any order. Throws 2000019 for an unknown charge or one of another gateway, and
 * 1000008 for another currency than the payment's; the event is then not applied.
 */
export async function applyDispute(tx: Tx, gateway: string, event: DisputeEvent, at: Date): Promise<void> {
  const found = await findPayment(tx, gateway, event)
  if (event.currency !== found.currency || event.amount <= 0n) throw new Refusal(Code.invalidParameter)
  await lock(tx, found)
  const { before, isNew } = await open(tx, gateway, event, found, at)
  const known = { ...before, ...changesOf(before, event) }
  const isClosed = known.state !== 'open'
  const held = await frozenNow(tx, known, found, isNew)
  const lost = lossOf({ ...known, held })
  const closedAt = isClosed ? (before.closedAt ?? at) : null
  const { state, stateAt, taken, takenAt } = known
  const after = await changeDispute(tx, before.id, { state, stateAt, taken, takenAt, held, lost, closedAt })
  await bookFunds(tx, after, after.taken - before.taken, at)
  await bookHold(tx, after, found, held - before.held, at)
  await bookLoss(tx, after, found, lost - before.lost, at)
  if (isNew || after.state !== before.state) await notifyOfDispute(tx, after, found, at)
}
