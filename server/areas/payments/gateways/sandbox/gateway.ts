/**
 * A card gateway inside the reference server: for development and demos, never with NODE_ENV=production. It keeps its
 * own books and communicates with the shop only by signed events, as an external one would.
 */
import { eq, sql } from 'drizzle-orm'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { one } from '@contract/rules/lists'
import { sandboxCheckouts, sandboxRefunds } from '../../../../kernel/db/schema/payments'
import { transaction } from '../../../../kernel/db/transaction'
import type { Db } from '../../../../kernel/db/types'
import {
  EventRefused,
  type CardRefundAnswer,
  type CardRefundOrder,
  type Checkout,
  type Gateway,
  type GatewayEvent,
  type PageState,
} from '../../../../kernel/ports/card-gateway'
import { findCheckout, stateAt } from './charge'
import { newCheckoutId, refundEvent, queueEvent } from './events'
import { SANDBOX_PATH } from './paths'
import { isSigned, SIGNATURE_HEADER } from './signature'

const text = Type.String({ minLength: 1, maxLength: 200 })
const payment = Type.Object({
  id: text,
  reference: text,
  amount: Type.String({ pattern: '^[0-9]{1,18}$' }),
  currency: text,
})
const EVENT = Type.Union([
  Type.Object({ id: text, type: Type.Literal('payment.paid'), payment }),
  Type.Object({ id: text, type: Type.Literal('payment.declined'), payment }),
  Type.Object({ id: text, type: Type.Literal('refund.done'), refund: Type.Object({ key: text }) }),
])

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    throw new EventRefused('not JSON', { cause: error })
  }
}

/** A signed body as an event. Throws EventRefused for one that the sandbox never sends. */
function read(body: string): GatewayEvent {
  const event = parse(body)
  if (!Value.Check(EVENT, event)) throw new EventRefused('not an event of the sandbox')
  const { id } = event
  if (event.type === 'refund.done') return { id, kind: 'refund', key: event.refund.key, state: 'done' }
  const { id: chargeRef, reference: paymentId, amount, currency } = event.payment
  if (event.type === 'payment.declined') return { id, kind: 'declined', paymentId }
  return { id, kind: 'paid', paymentId, chargeRef, amount: BigInt(amount), currency }
}

async function open(db: Db, checkout: Checkout) {
  const { paymentId: reference, amount, currency, language, returnUrl, expiresAt } = checkout
  const values = { id: newCheckoutId(), reference, amount, currency, language, returnUrl, expiresAt, refunded: 0n }
  await db.insert(sandboxCheckouts).values(values).onConflictDoNothing()
  const { id } = one(await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.reference, reference)))
  return { ref: id, url: `${new URL(returnUrl).origin}${SANDBOX_PATH}/${id}` }
}

async function lookUp(db: Db, ref: string, now: Date): Promise<PageState> {
  const checkout = await findCheckout(db, ref)
  if (!checkout) throw new Error(`the sandbox has no page ${ref}`)
  const { id: chargeRef, reference: paymentId, amount, currency } = checkout
  const kind = stateAt(checkout, now)
  if (kind === 'paid') return { kind, paymentId, chargeRef, amount, currency }
  return kind === 'declined' || kind === 'expired' ? { kind, paymentId } : { kind: 'open' }
}

async function findRefund(db: Db, { key }: CardRefundOrder): Promise<CardRefundAnswer | null> {
  const [known] = await db.select().from(sandboxRefunds).where(eq(sandboxRefunds.key, key))
  return known ? { ref: key, state: 'done' } : null
}

/** Refunds, unless the card rejects refunds or the amount is more than was collected, and sends an event. */
async function refund(db: Db, { key, chargeRef, amount }: CardRefundOrder): Promise<CardRefundAnswer> {
  return transaction(db, async (tx) => {
    const [checkout] = await tx.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, chargeRef)).for('update')
    const [known] = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.key, key))
    if (known) return { ref: key, state: 'sent' }
    const refused = (reason: string) => ({ ref: key, state: 'failed', reason }) as const
    if (checkout?.state !== 'paid' || checkout.refunded + amount > checkout.amount) return refused('more than was paid')
    if (!checkout.takesBack) return refused('the card takes no money back')
    await tx.insert(sandboxRefunds).values({ key, checkoutId: chargeRef, amount })
    await tx
      .update(sandboxCheckouts)
      .set({ refunded: sql`${sandboxCheckouts.refunded} + ${amount}` })
      .where(eq(sandboxCheckouts.id, chargeRef))
    await queueEvent(tx, refundEvent(key), new Date(0))
    return { ref: key, state: 'sent' }
  })
}

export const SANDBOX = 'sandbox'

/** @param key signs its events */
export function createSandbox({ db, key }: { db: Db; key: string }): Gateway {
  return {
    name: SANDBOX,
    open: (checkout) => open(db, checkout),
    readEvent(body, headers, now) {
      const signature = headers[SIGNATURE_HEADER]
      if (typeof signature !== 'string' || !isSigned(body, signature, key, now)) {
        throw new EventRefused('not signed by the sandbox')
      }
      return read(body)
    },
    lookUp: (ref, now) => lookUp(db, ref, now),
    refund: (order) => refund(db, order),
    findRefund: (order) => findRefund(db, order),
  }
}
