/** Charges a test card on a payment page of the sandbox gateway. */
import { eq } from 'drizzle-orm'
import { sandboxCheckouts } from '../../../../kernel/db/schema/payments'
import { transaction } from '../../../../kernel/db/transaction'
import type { Db, Tx } from '../../../../kernel/db/types'
import { LATE_MS, type Card } from './cards'
import { declinedEvent, paidEvent, queueEvent } from './events'

export type SandboxCheckout = typeof sandboxCheckouts.$inferSelect
type State = SandboxCheckout['state']

/** The state of a page at a time: an unpaid one expires. */
export function stateAt({ state, expiresAt }: SandboxCheckout, now: Date): State | 'expired' {
  return state !== 'paid' && expiresAt !== null && expiresAt <= now ? 'expired' : state
}

export async function findCheckout(db: Db, id: string): Promise<SandboxCheckout | null> {
  const [found] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id))
  return found ?? null
}

interface Change {
  readonly id: string
  readonly from: readonly (State | 'expired')[]
  readonly now: Date
  readonly act: (tx: Tx, checkout: SandboxCheckout) => Promise<State>
}

/** Changes a locked page in one of these states; others stay as they are. */
async function change(db: Db, { id, from, now, act }: Change): Promise<void> {
  await transaction(db, async (tx) => {
    const [checkout] = await tx.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id)).for('update')
    if (!checkout || !from.includes(stateAt(checkout, now))) return
    const state = await act(tx, checkout)
    await tx.update(sandboxCheckouts).set({ state }).where(eq(sandboxCheckouts.id, id))
  })
}

async function decline(tx: Tx, checkout: SandboxCheckout, now: Date): Promise<State> {
  await queueEvent(tx, declinedEvent(checkout), now)
  return 'declined'
}

async function collect(tx: Tx, checkout: SandboxCheckout, card: Card, now: Date): Promise<State> {
  const event = paidEvent(checkout)
  if (card !== 'never') await queueEvent(tx, event, card === 'late' ? new Date(now.getTime() + LATE_MS) : now)
  if (card === 'twice') await queueEvent(tx, event, now)
  if (card === 'keeps')
    await tx.update(sandboxCheckouts).set({ takesBack: false }).where(eq(sandboxCheckouts.id, checkout.id))
  return 'paid'
}

/** Pays with a test card. A page that is paid, expired, or waiting for its second step accepts no card. */
export function useCard(db: Db, id: string, card: Card, now: Date): Promise<void> {
  const act: Change['act'] = async (tx, checkout) => {
    if (card === 'declined') return decline(tx, checkout, now)
    return card === 'step' ? 'step' : collect(tx, checkout, card, now)
  }
  return change(db, { id, from: ['open', 'declined'], now, act })
}

/** The second step: the cardholder confirms or cancels. */
export function answerStep(db: Db, id: string, confirmed: boolean, now: Date): Promise<void> {
  const act: Change['act'] = (tx, checkout) =>
    confirmed ? collect(tx, checkout, 'step', now) : decline(tx, checkout, now)
  return change(db, { id, from: ['step'], now, act })
}
