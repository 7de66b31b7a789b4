/**
 * The worker for the outbox of refunds to cards: it sends them to the gateways, and ends those that are done
 * [money.card-back].
 */
import { changeCardRefund, noteSent } from '../card-refunds/rows'
import { and, asc, eq, inArray, lte, not } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { cardRefunds, payments } from '../../kernel/db/schema/payments'
import { transaction } from '../../kernel/db/transaction'
import type { Db } from '../../kernel/db/types'
import { isDisputed } from '../card-refunds/blocked'
import type { Refund } from '../card-refunds/rows'
import { end, keyOf, UNREACHED } from './end-refund'
import { findGateway, type Gateways } from '../../kernel/ports/card-gateways'
import type { CardRefundAnswer } from '../../kernel/ports/card-gateway'

type Log = { error(details: object, message: string): void }

/** The time between two attempts: it doubles, from a minute up to an hour. */
const AGAIN_MS = 15_000
const AGAIN_LEAST_MS = 60_000
const AGAIN_MAX_MS = 3_600_000
/** Attempts without an answer, over a day and a half, before an operator has to look at it. */
export const MOST_ATTEMPTS = 40

/** The next due refund, claimed so that other servers skip it for the duration of an attempt. */
async function claim(db: Db, at: Date): Promise<Refund | null> {
  return transaction(db, async (tx) => {
    const [due] = await tx
      .select()
      .from(cardRefunds)
      .where(and(inArray(cardRefunds.state, ['queued', 'sent']), lte(cardRefunds.nextAt, at), not(isDisputed(tx))))
      .orderBy(asc(cardRefunds.nextAt), asc(cardRefunds.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return null
    const wait = Math.min(AGAIN_MS * 2 ** Math.min(due.attempts, 20), AGAIN_MAX_MS)
    const nextAt = new Date(at.getTime() + Math.max(wait, AGAIN_LEAST_MS))
    await changeCardRefund(tx, due, { attempts: due.attempts + 1, nextAt })
    return due
  })
}

/** The gateway of a refund, and the request to it. Throws if it is not set up. */
async function orderedFrom(db: Db, gateways: Gateways, refund: Refund) {
  const { gateway: name, chargeRef: first } = one(
    await db.select().from(payments).where(eq(payments.id, refund.paymentId)),
  )
  const chargeRef = refund.chargeRef ?? first
  const gateway = findGateway(gateways, name)
  if (!gateway || chargeRef === null) throw new Error(`there is no gateway ${name} to give ${refund.reference} back`)
  const { amount, currency } = refund
  return { gateway, order: { key: keyOf(refund), chargeRef, amount, currency } }
}

/** Throws if the gateway cannot be reached, or does not know a refund that it accepted. */
async function ask(db: Db, gateways: Gateways, due: Refund): Promise<CardRefundAnswer> {
  const { gateway, order } = await orderedFrom(db, gateways, due)
  // The gateway may have received an attempt whose answer was lost, and idempotency keys expire.
  const isHeard = due.attempts > 0 || due.state === 'sent'
  const known = isHeard ? await gateway.findRefund(order) : null
  if (known) return known
  if (due.state === 'sent') throw new Error(`${gateway.name} forgot ${order.key}`)
  return gateway.refund(order)
}

async function note(db: Db, due: Refund, { ref, state, reason }: CardRefundAnswer, at: Date, log: Log): Promise<void> {
  if (state === 'failed') {
    const details = { refund: String(due.id), reference: due.reference, reason }
    log.error(details, 'money cannot go back to a card')
  }
  await transaction(db, async (tx) => {
    await noteSent(tx, due, ref)
    if (state !== 'sent') await end(tx, due.id, { state, reason }, at)
  })
}

/** If a gateway never answers, operators take over; if it accepted the refund, the worker waits. */
async function giveUp(db: Db, due: Refund, at: Date): Promise<void> {
  if (due.state !== 'queued' || due.attempts + 1 < MOST_ATTEMPTS) return
  await transaction(db, (tx) => end(tx, due.id, { state: 'failed', reason: UNREACHED }, at))
}

/**
 * Sends all due refunds to the gateways, and queries those that were accepted but never reported. Failed ones are
 * tried again. Returns how many were sent.
 */
export async function returnMoney(db: Db, gateways: Gateways, at: Date, log: Log): Promise<number> {
  let told = 0
  for (let due = await claim(db, at); due !== null; due = await claim(db, at)) {
    try {
      await note(db, due, await ask(db, gateways, due), at, log)
      told += 1
    } catch (error) {
      log.error({ err: error, refund: String(due.id) }, 'a card gateway gave no money back; it is asked again')
      await giveUp(db, due, at)
    }
  }
  return told
}
