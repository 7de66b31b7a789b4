/**
 * Payments by card [money.card-paid]: the payment is written in the caller's transaction, and the gateway's page is
 * opened after the commit. Nothing is paid until an event of the gateway reports it
 * (server/areas/payments/apply-event.ts).
 */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Data } from '@contract/all-calls'
import { BASE_CURRENCY } from '@contract/base/constants'
import type { Language } from '@contract/base/languages'
import { link } from '@contract/screens'
import { one } from '@contract/rules/lists'
import { marketName } from '../../kernel/db/market-name'
import { orders } from '../../kernel/db/schema/orders'
import { paymentOrders, payments } from '../../kernel/db/schema/payments'
import type { Db, Tx } from '../../kernel/db/types'
import type { Context } from '../../kernel/http/context'
import { operationFailed } from '../../kernel/http/refusal'
import type { Order } from '../order-changes/transitions'
import { returnPath, type ReturnWay } from '../../kernel/http/return'
import { openPayment } from './payment-rows'
import { findGateway, type Gateways } from '../../kernel/ports/card-gateways'
import type { Gateway } from '../../kernel/ports/card-gateway'
import { totalOf } from './pay'

type Payment = typeof payments.$inferSelect

/** The payer's address, and where to return to. */
export interface Payer {
  readonly userId: bigint
  readonly origin: string
  readonly way: ReturnWay | undefined
  readonly at: Date
}

const MINUTE_MS = 60_000
/** Stripe's minimum and maximum life of a page, with a margin. */
const PAGE_LEAST_MS = 31 * MINUTE_MS
export const PAGE_MOST_MS = 23 * 60 * MINUTE_MS

/** The gateway for new payments. Throws not_allowed if none is set up. */
export function requireGateway(gateways: Gateways): Gateway {
  const [gateway] = gateways
  if (!gateway) throw operationFailed('not_allowed')
  return gateway
}

/** Stores where a payment page returns to. */
export async function leadBack(tx: Tx, paymentId: bigint, { origin, way = 'web' }: Payer): Promise<void> {
  const returnUrl = origin + returnPath(way, link('pay', { payment_id: paymentId }))
  await tx.update(payments).set({ returnUrl }).where(eq(payments.id, paymentId))
}

/** Writes a card payment for locked unpaid orders: their total in USD. Returns its id. */
export async function payByCard(tx: Tx, paid: readonly Order[], gateway: Gateway, payer: Payer): Promise<bigint> {
  const amount = totalOf(paid)
  // Nothing is due, so there is nothing to charge.
  if (amount === 0n) throw operationFailed('not_allowed')
  const { userId, at } = payer
  const values = {
    userId,
    method: 'bank_card',
    state: 'pending',
    currency: BASE_CURRENCY,
    rate: '1',
    amount,
    gateway: gateway.name,
    createdAt: at,
    nextCheckAt: at,
  } as const
  const paymentId = await openPayment(
    tx,
    values,
    paid.map(({ id }) => id),
  )
  await leadBack(tx, paymentId, payer)
  return paymentId
}

/** The description on the page, and when its orders expire. */
async function purposeOf(db: Db, { id, wallet }: Payment): Promise<{ description: string; until: Date | null }> {
  const market = await marketName(db)
  if (wallet !== null) return { description: `${market} ${wallet}`, until: null }
  const { numbers, until } = one(
    await db
      .select({
        numbers: sql<string>`string_agg(${orders.orderNumber}, ', ' order by ${orders.id})`,
        until: sql<string | null>`min(${orders.expiresAt})::text`,
      })
      .from(paymentOrders)
      .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
      .where(eq(paymentOrders.paymentId, id)),
  )
  return { description: `${market} ${numbers}`, until: until === null ? null : new Date(until) }
}

/** The page expires with the orders, as far as the gateway allows. The same for every attempt. */
function expiryOf({ createdAt }: Payment, until: Date | null): Date {
  const start = createdAt.getTime()
  const wanted = until?.getTime() ?? start + PAGE_MOST_MS
  return new Date(Math.min(Math.max(wanted, start + PAGE_LEAST_MS), start + PAGE_MOST_MS))
}

/** The key under which a payment's page is opened: the same for every attempt, different for every database. */
export const pageKeyOf = ({ id, createdAt }: Pick<Payment, 'id' | 'createdAt'>) => `souk-${id}-${createdAt.getTime()}`

async function openPage(db: Db, payment: Payment, gateway: Gateway, language: Language): Promise<string> {
  const { id, amount, currency, returnUrl, createdAt } = payment
  if (returnUrl === null) throw new Error(`payment ${id} leads nowhere`)
  const { description, until } = await purposeOf(db, payment)
  const page = await gateway.open({
    key: pageKeyOf(payment),
    paymentId: String(id),
    amount,
    currency,
    description,
    language,
    returnUrl,
    expiresAt: expiryOf(payment, until),
  })
  // Checked again soon, in case the payment was given up meanwhile for lack of a page.
  const opened = { gatewayRef: page.ref, pageUrl: page.url, nextCheckAt: createdAt }
  await db
    .update(payments)
    .set(opened)
    .where(and(eq(payments.id, id), isNull(payments.chargeRef)))
  return page.url
}

type Started = Data<'paymentStart'>
type Place = Pick<Context, 'gateways' | 'lang' | 'log'> & { readonly db: Db }

/**
 * The answer of starting a payment: its state and, while a card is awaited, the gateway's page. Runs outside the
 * transaction, also for a repeated request. Throws failed if the gateway does not open a page: the payment stays, and
 * the same key tries again.
 */
export async function withPage(started: Started, { db, gateways, lang, log }: Place): Promise<Started> {
  const payment = one(
    await db
      .select()
      .from(payments)
      .where(eq(payments.id, BigInt(started.payment_id))),
  )
  if (payment.method !== 'bank_card') return started
  const { state, pageUrl } = payment
  if (state !== 'pending') return { payment_id: started.payment_id, state }
  if (pageUrl !== null) return { ...started, redirect_url: pageUrl }
  const gateway = findGateway(gateways, payment.gateway)
  if (!gateway) throw operationFailed('not_allowed')
  try {
    return { ...started, redirect_url: await openPage(db, payment, gateway, lang) }
  } catch (error) {
    log.error({ err: error, payment: started.payment_id }, 'a card gateway opened no page')
    throw operationFailed('failed')
  }
}
