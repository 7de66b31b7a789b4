/** Card payments in tests: the sandbox's page, its events, and the workers, all without a network. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { sandboxCheckouts } from '../kernel/db/schema/payments'
import { checkPayments } from '../areas/payments/check-payments'
import { type Gateways } from '../kernel/ports/card-gateways'
import { openGateways } from '../areas/payments/gateways/available'
import { sendDue, type Send } from '../areas/payments/gateways/sandbox/events'
import { readSandboxKey } from '../areas/payments/gateways/sandbox/key'
import { sign, SIGNATURE_HEADER } from '../areas/payments/gateways/sandbox/signature'
import { returnMoney } from '../areas/payments/return-money'
import { createMarket, order, pay, type Buyer, type Market } from './market'

type FormFields = Readonly<Record<string, string>>

/** How long a payment waits before its gateway is queried: seconds. */
export const CHECK_AFTER_S = 120

export interface Started {
  readonly ids: readonly string[]
  readonly payment_id: string
  /** The address of the gateway's page. */
  readonly page: string
}

/** The sandbox's event for a successful payment of 14.99 USD, with `changes`. */
export const paidEvent = (payment_id: string, changes: FormFields = {}, id: string = randomUUID()) =>
  JSON.stringify({
    id,
    type: 'payment.paid',
    payment: { id: `cs_${payment_id}`, reference: payment_id, amount: '1499', currency: 'USD', ...changes },
  })

/** Everything that a buyer, the gateway and the workers do for a card payment. */
export async function createCardMarket() {
  const market: Market = await createMarket()
  const { db, http, clock } = market
  const key = await readSandboxKey(db)
  const gateways = await openGateways({ stripe: null, paymentSandbox: 'open' }, db)

  const send: Send = async (url, payload, headers) =>
    (await http.inject({ method: 'POST', url, payload, headers })).statusCode === 200
  let errors: object[] = []
  const log = { error: (details: object) => void errors.push(details) }

  async function startFor(buyer: Buyer, ids: readonly string[], total: string, fields: FormFields = {}) {
    const { data } = await pay(buyer, ids, total, { payment_method: 'bank_card', ...fields })
    return { ids, payment_id: data.payment_id, page: data.redirect_url ?? '' } satisfies Started
  }

  return {
    market,
    gateways,
    send,
    key,
    startFor,
    /** Places orders, of one shirt for 14.99 by default, and starts to pay them by card. */
    async start(buyer: Buyer, ...items: Parameters<typeof order>[2][]): Promise<Started> {
      const { ids, total } = await order(market, buyer, ...(items.length > 0 ? items : [[market.shirt, 1] as const]))
      return startFor(buyer, ids, total)
    },
    /** Submits a form on the gateway's page, like a browser. */
    onPage: (url: string, fields: FormFields) =>
      http.inject({
        method: 'POST',
        url: new URL(url).pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
    async webhook(payload: string, headers: FormFields, gateway = 'sandbox') {
      const url = `/api/payment/webhook/${gateway}`
      const sent = { 'content-type': 'application/json', ...headers }
      const answer = await http.inject({ method: 'POST', url, payload, headers: sent })
      return { status: answer.statusCode, ...answer.json<{ code: number }>() }
    },
    signed: (body: string, at = clock.now(), by = key) => ({ [SIGNATURE_HEADER]: sign(body, by, at) }),
    /** Errors logged since the last call. */
    takeErrors(): object[] {
      const taken = errors
      errors = []
      return taken
    },
    /** The worker for refunds, with other gateways. */
    returnOnly: (through: Gateways) => returnMoney(db, through, clock.now(), log),
    /** One round of the workers, optionally with other gateways; returns how many events the shop accepted. */
    async work(through: Gateways = gateways): Promise<number> {
      const at = clock.now()
      await returnMoney(db, through, at, log)
      await checkPayments(db, through, { afterMs: CHECK_AFTER_S * 1_000, at, log })
      return sendDue(db, { key, send, now: clock.now() })
    },
    /** Adds a payment of the test's event to the gateway's books. */
    async keep({ payment_id }: Started): Promise<void> {
      const changes = { id: `cs_${payment_id}`, state: 'paid' } as const
      await db.update(sandboxCheckouts).set(changes).where(eq(sandboxCheckouts.reference, payment_id))
    },
    async bookOf({ payment_id }: Started) {
      const row = one(await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.reference, payment_id)))
      return row
    },
  }
}
export type CardMarket = Awaited<ReturnType<typeof createCardMarket>>
