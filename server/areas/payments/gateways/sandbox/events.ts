/** The sandbox gateway's events: written into its outbox, and sent to the shop as signed requests. */
import { randomBytes } from 'node:crypto'
import { and, asc, eq, lte } from 'drizzle-orm'
import { sandboxEvents, type sandboxCheckouts } from '../../../../kernel/db/schema/payments'
import type { Db, Tx } from '../../../../kernel/db/types'
import { sign, SIGNATURE_HEADER } from './signature'

type Checkout = typeof sandboxCheckouts.$inferSelect

interface SandboxEvent {
  readonly id: string
  readonly type: 'payment.paid' | 'payment.declined' | 'refund.done'
  readonly [thing: string]: unknown
}

const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`

export const newCheckoutId = () => newId('cs')

const paymentOf = ({ id, reference, amount, currency }: Checkout) => ({
  payment: { id, reference, amount: String(amount), currency },
})

export const paidEvent = (checkout: Checkout): SandboxEvent => ({
  id: newId('evt'),
  type: 'payment.paid',
  ...paymentOf(checkout),
})

export const declinedEvent = (checkout: Checkout): SandboxEvent => ({
  id: newId('evt'),
  type: 'payment.declined',
  ...paymentOf(checkout),
})

export const refundEvent = (key: string): SandboxEvent => ({ id: newId('evt'), type: 'refund.done', refund: { key } })

/** Puts an event into the outbox. */
export async function queueEvent(tx: Tx, event: SandboxEvent, dueAt: Date): Promise<void> {
  await tx.insert(sandboxEvents).values({ body: JSON.stringify(event), dueAt })
}

/** Sends a request to the shop; false unless it answers with status 200. */
export type Send = (path: string, body: string, headers: Record<string, string>) => Promise<boolean>

const PATH = '/api/payment/webhook/sandbox'
/** The time between two attempts: it doubles, up to an hour. */
const AGAIN_MS = 2_000
const AGAIN_MAX_MS = 3_600_000

/** Sends every due event, each signed now. Returns how many were accepted. */
export async function sendDue(db: Db, { key, send, now }: { key: string; send: Send; now: Date }): Promise<number> {
  const isDue = and(eq(sandboxEvents.sent, false), lte(sandboxEvents.dueAt, now))
  const due = await db.select().from(sandboxEvents).where(isDue).orderBy(asc(sandboxEvents.id)).limit(50)
  let taken = 0
  for (const { id, body, attempts } of due) {
    const wait = Math.min(AGAIN_MS * 2 ** Math.min(attempts, 20), AGAIN_MAX_MS)
    const [mine] = await db
      .update(sandboxEvents)
      .set({ attempts: attempts + 1, dueAt: new Date(now.getTime() + wait) })
      .where(and(eq(sandboxEvents.id, id), eq(sandboxEvents.attempts, attempts)))
      .returning({ id: sandboxEvents.id })
    if (!mine) continue
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(body, key, now) }
    if (!(await send(PATH, body, headers))) continue
    await db.update(sandboxEvents).set({ sent: true }).where(eq(sandboxEvents.id, id))
    taken += 1
  }
  return taken
}
