/**
 * Card payments without an event: the gateway is queried, and its answer is applied like an event [money.card-asked].
 * Several servers may do this with one database: each payment is claimed first.
 */
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { payments } from '../../kernel/db/schema/payments'
import { transaction } from '../../kernel/db/transaction'
import type { Db } from '../../kernel/db/types'
import { applyEvent } from './apply-event'
import { PAGE_MOST_MS } from './by-card'
import { findGateway, type Gateways } from '../../kernel/ports/card-gateways'
import type { Gateway, GatewayEvent, PageState } from '../../kernel/ports/card-gateway'

type Payment = typeof payments.$inferSelect
type Log = { error(details: object, message: string): void }

interface Options {
  /** How long a payment waits for its event before the gateway is queried: milliseconds. */
  readonly afterMs: number
  readonly at: Date
  readonly log: Log
}

/** The time between two queries for one payment: it doubles, up to an hour. */
const AGAIN_MAX_MS = 3_600_000
/** Longer than any payment page is valid: a gateway that has not answered by then will not answer. */
const GIVE_UP_MS = 3 * PAGE_MOST_MS
/** The maximum number of queries per round, so that a slow gateway does not delay the others for long. */
const MOST_PER_ROUND = 20

/** The next due payment, claimed so that other servers skip it until it is due again. */
async function claim(db: Db, { afterMs, at }: Options): Promise<Payment | null> {
  return transaction(db, async (tx) => {
    const isDue = and(
      lte(payments.nextCheckAt, at),
      lte(payments.createdAt, new Date(at.getTime() - afterMs)),
      isNull(payments.chargeRef),
    )
    const [due] = await tx
      .select()
      .from(payments)
      .where(isDue)
      .orderBy(asc(payments.nextCheckAt), asc(payments.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return null
    const wait = Math.min(afterMs * 2 ** Math.min(due.checks, 20), AGAIN_MAX_MS)
    await tx
      .update(payments)
      .set({ checks: due.checks + 1, nextCheckAt: new Date(at.getTime() + wait) })
      .where(eq(payments.id, due.id))
    return due
  })
}

/** Throws if the gateway cannot answer now, is no longer set up, or answers for another payment. */
async function ask(gateway: Gateway | null, { id, gatewayRef, gateway: name }: Payment, at: Date): Promise<PageState> {
  if (gatewayRef === null) return { kind: 'open' }
  if (!gateway) throw new Error(`there is no gateway ${name} any more`)
  const state = await gateway.lookUp(gatewayRef, at)
  if (state.kind !== 'open' && state.paymentId !== String(id)) throw new Error(`${gatewayRef} is not of payment ${id}`)
  return state
}

/** Without a page nothing could be paid, and no page is valid for longer than this. */
const isOver = ({ createdAt, gatewayRef }: Payment, at: Date) =>
  at.getTime() - createdAt.getTime() > (gatewayRef === null ? PAGE_MOST_MS : GIVE_UP_MS)

/** Repeated queries give the same id, and so take effect once. */
const eventOf = (id: bigint, state: Exclude<PageState, { kind: 'open' }>): GatewayEvent => ({
  ...state,
  id: `check:${id}:${state.kind}`,
})

async function check(db: Db, gateways: Gateways, due: Payment, { at, log }: Options): Promise<void> {
  const paymentId = String(due.id)
  const name = due.gateway ?? ''
  try {
    const state = await ask(findGateway(gateways, name), due, at)
    if (state.kind !== 'open') return await applyEvent(db, name, eventOf(due.id, state), at)
  } catch (error) {
    log.error({ err: error, payment: paymentId, gateway: name }, 'nobody can say how a payment by card stands')
  }
  if (isOver(due, at)) await applyEvent(db, name, eventOf(due.id, { kind: 'expired', paymentId }), at)
}

/**
 * Queries the gateways for payments that have waited longer than `afterMs` for their event. Collected ones are paid,
 * or refunded if their orders can no longer be paid; those whose page has expired have failed, and so has a payment
 * for which no gateway can answer within three days. An answer with another amount changes nothing and is logged,
 * like such an event. Returns how many were queried.
 */
export async function checkPayments(db: Db, gateways: Gateways, options: Options): Promise<number> {
  let asked = 0
  while (asked < MOST_PER_ROUND) {
    const due = await claim(db, options)
    if (due === null) break
    await check(db, gateways, due, options)
    asked += 1
  }
  return asked
}
