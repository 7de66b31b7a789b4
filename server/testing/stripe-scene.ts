/** A shop with Stripe cards: a fake of its API, and events signed by Stripe's own library. */
import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { checkInvariants } from '../app/checks/invariants'
import { openGateways } from '../areas/payments/gateways/available'
import { returnMoney } from '../areas/payments/return-money'
import { payments } from '../kernel/db/schema/payments'
import { startFakeStripe } from './fake-stripe'
import { createMarket, order, pay, type Buyer, type Market } from './market'

const SECRET = 'whsec_test'

export interface Charged {
  readonly buyer: Buyer
  readonly ids: readonly string[]
  readonly payment_id: string
  /** Stripe's id of the charge, for disputes and refunds. */
  readonly charge: string
}

export async function createStripeScene() {
  const fake = await startFakeStripe()
  const stripe = { secretKey: 'sk_test_1', webhookSecret: SECRET, apiUrl: fake.url }
  const config = { stripe, paymentSandbox: 'off' as const }
  const market: Market = await createMarket({ config })
  const gateways = await openGateways(config, market.db)
  const errors: object[] = []
  let events = 0

  /** Sends an event; `created` is Stripe's clock, in seconds. */
  async function tell(
    type: string,
    object: object,
    created = Math.floor(+market.clock.now() / 1_000),
  ): Promise<number> {
    events += 1
    const payload = JSON.stringify({
      id: `evt_${events}`,
      object: 'event',
      created,
      livemode: false,
      type,
      data: { object },
    })
    const timestamp = Math.floor(+market.clock.now() / 1_000)
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp })
    const answer = await market.http.inject({
      method: 'POST',
      url: '/api/payment/webhook/stripe',
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': header },
    })
    return answer.json<{ code: number }>().code
  }

  /** Stripe's id of the page that was opened for a payment. */
  async function pageOf(payment_id: string): Promise<string | null> {
    const [found] = await market.db
      .select({ page: payments.gatewayRef })
      .from(payments)
      .where(eq(payments.id, BigInt(payment_id)))
    return found?.page ?? null
  }

  const completed = async (payment_id: string, payment_intent: string, changes: object = {}) =>
    tell('checkout.session.completed', {
      id: await pageOf(payment_id),
      object: 'checkout.session',
      amount_total: 1_499,
      currency: 'usd',
      payment_status: 'paid',
      payment_intent,
      metadata: { payment_id },
      ...changes,
    })

  return {
    market,
    fake,
    errors,
    tell,
    completed,
    /** An order of a shirt, 14.99, paid by card. */
    async paid(): Promise<Charged> {
      const buyer = await market.buyer(0n)
      const { ids, total } = await order(market, buyer, [market.shirt, 1])
      const { payment_id } = (await pay(buyer, ids, total, { payment_method: 'bank_card' })).data
      const charge = `pi_${payment_id}`
      await completed(payment_id, charge)
      return { buyer, ids, payment_id, charge }
    },
    /** A wallet recharged with 100.00 USD by card. */
    async recharged(): Promise<Charged> {
      const buyer = await market.buyer(0n)
      const { payment_id } = await buyer.ok('bankRecharge', { wallet: 'USD', amount: '100' })
      const charge = `pi_${payment_id}`
      await completed(payment_id, charge, { amount_total: 10_000 })
      return { buyer, ids: [], payment_id, charge }
    },
    /** The worker for refunds. */
    work: () => returnMoney(market.db, gateways, market.clock.now(), { error: (details) => void errors.push(details) }),
    refundsAsked: () => fake.asked.filter(({ path, fields }) => path === '/v1/refunds' && fields.amount),
    breaches: () => checkInvariants(market.db),
    close: () => Promise.all([market.close(), fake.close()]),
  }
}
export type StripeScene = Awaited<ReturnType<typeof createStripeScene>>

/** A dispute in the format of Stripe's events. */
export const dispute = (charge: string, status: string, changes: object = {}) => ({
  id: `dp_${charge}`,
  object: 'dispute',
  amount: 1_499,
  currency: 'usd',
  charge: `ch_${charge}`,
  payment_intent: charge,
  reason: 'fraudulent',
  status,
  ...changes,
})
