import { inspect } from 'node:util'
import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { checkInvariants } from '../../app/checks/invariants'
import { one } from '@contract/rules/lists'
import { payments } from '../../kernel/db/schema/payments'
import { startFakeStripe, type FakeStripe } from '../../testing/fake-stripe'
import { createMarket, order, pay, type Buyer, type Market } from '../../testing/market'
import { checkPayments } from './check-payments'
import { openGateways } from './gateways/available'
import { returnMoney } from './return-money'

const SECRET = 'whsec_test'
let fake: FakeStripe
let market: Market
let buyer: Buyer
let payment_id: string
let ids: readonly string[]
/** Stripe's id of the page, and the key under which it was opened. */
let page: string
let key: string

const settings = () => ({
  stripe: { secretKey: 'sk_test_1', webhookSecret: SECRET, apiUrl: fake.url },
  paymentSandbox: 'off' as const,
})

beforeAll(async () => {
  fake = await startFakeStripe()
  market = await createMarket({ config: settings() })
})
afterAll(() => Promise.all([market.close(), fake.close()]))
beforeEach(async () => {
  fake.refunds = 'succeeded'
  buyer = await market.buyer()
  const placed = await order(market, buyer, [market.shirt, 1])
  ids = placed.ids
  const { data } = await pay(buyer, ids, placed.total, { payment_method: 'bank_card', return_way: 'app' })
  expect(data).toMatchObject({
    state: 'pending',
    redirect_url: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//),
  })
  payment_id = data.payment_id
  const [kept] = await market.db
    .select()
    .from(payments)
    .where(eq(payments.id, BigInt(payment_id)))
  page = kept?.gatewayRef ?? ''
  key = last('/v1/checkout/sessions')?.key ?? ''
})

afterEach(async () => {
  fake.refunds = 'succeeded'
  await buyer.call('orderCancel', { order_id: one(ids) })
  await work()
})

let count = 0
const session = (changes: object = {}) => ({
  id: page,
  object: 'checkout.session',
  amount_total: 1_499,
  currency: 'usd',
  payment_status: 'paid',
  payment_intent: `pi_${payment_id}`,
  metadata: { payment_id },
  ...changes,
})
const bodyOf = (type: string, object: object, envelope: object = {}) =>
  JSON.stringify({ id: `evt_${++count}`, object: 'event', type, livemode: false, data: { object }, ...envelope })
const seconds = () => Math.floor(market.clock.now().getTime() / 1_000)

async function tell(payload: string, { secret = SECRET, timestamp = seconds(), sent = payload } = {}) {
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const answer = await market.http.inject({
    method: 'POST',
    url: '/api/payment/webhook/stripe',
    payload: sent,
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
  })
  return { status: answer.statusCode, ...answer.json<{ code: number }>() }
}
const intent = (metadata: object) => ({ id: 'pi_1', object: 'payment_intent', metadata })
const stateOf = async () => (await buyer.ok('paymentState', { payment_id })).state
const orderOf = async () => (await buyer.ok('order', { order_id: one(ids) })).order
const errors: object[] = []
const work = async () =>
  returnMoney(market.db, await openGateways(settings(), market.db), market.clock.now(), {
    error: (details) => void errors.push(details),
  })
const last = (path: string) => fake.asked.filter((one) => one.path === path).pop()

describe('cards through Stripe [money.card-stripe]', () => {
  it('opens a hosted page for the exact amount, under a key of its own', async () => {
    const { fields, key } = last('/v1/checkout/sessions') ?? { fields: {}, key: '' }
    expect(fields).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '1499',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][quantity]': '1',
      'metadata[payment_id]': payment_id,
      'payment_intent_data[metadata][payment_id]': payment_id,
      locale: 'en',
      success_url: expect.stringMatching(/^http:\/\/localhost(:80)?\/return\/app\/pages\/cart\/pay\?payment_id=\d+$/),
    })
    expect(key).toMatch(new RegExp(`^souk-${payment_id}-\\d+$`))
    const life = Number(last('/v1/checkout/sessions')?.fields.expires_at) - seconds()
    expect(life).toBeGreaterThan(30 * 60)
    expect(life).toBeLessThanOrEqual(24 * 3_600)
    expect(inspect(fake.asked)).not.toMatch(/card\[|number/)
  })

  it('is named in the configuration', async () => {
    expect(await buyer.ok('store', { type: 'website_config' })).toMatchObject({ gateways: ['stripe'] })
  })

  it('pays by a signed event, once [call.paymentWebhook] [money.card-once]', async () => {
    const body = bodyOf('checkout.session.completed', session())
    for (const _ of [1, 2]) expect(await tell(body)).toMatchObject({ status: 200, code: 200 })
    expect(await tell(bodyOf('checkout.session.async_payment_succeeded', session()))).toMatchObject({ code: 200 })
    expect(await stateOf()).toBe('paid')
    expect((await orderOf()).timeline.map(({ status }) => status)).toEqual(['to_be_paid', 'paid'])
    expect(await checkInvariants(market.db)).toEqual([])
  })

  it('refuses events that are forged, changed or old [wire.card-signature]', async () => {
    const body = bodyOf('checkout.session.completed', session())
    const bad = [
      tell(body, { secret: 'whsec_other' }),
      tell(body, { sent: body.replace('1499', '1') }),
      tell(body, { timestamp: seconds() - 301 }),
    ]
    for (const answer of await Promise.all(bad)) expect(answer).toMatchObject({ status: 200, code: 1000008 })
    expect(await stateOf()).toBe('pending')
  })

  it.each([
    ['another amount', { amount_total: 1_498 }, 1000008],
    ['another currency', { currency: 'eur' }, 1000008],
    ['no charge', { payment_intent: null }, 1000008],
    ['an unknown payment', { metadata: { payment_id: '999999' } }, 2000019],
    ['no payment of ours', { metadata: {} }, 200],
    ['money that is yet to come', { payment_status: 'unpaid' }, 200],
  ])('does not pay by an event of %s [money.card-amount]', async (_, changes, code) => {
    expect(await tell(bodyOf('checkout.session.completed', session(changes)))).toMatchObject({ code })
    expect(await stateOf()).toBe('pending')
  })

  it.each([
    ['checkout.session.completed', () => session({ id: 'cs_test_other' })],
    ['checkout.session.expired', () => session({ id: 'cs_test_other', payment_status: 'unpaid' })],
    ['checkout.session.async_payment_failed', () => session({ id: 'cs_test_other', payment_status: 'unpaid' })],
    ['payment_intent.payment_failed', () => intent({ payment_id, payment_key: 'souk-1-1' })],
  ])('changes nothing by %s of another shop with the same id and amount [money.card-once]', async (type, object) => {
    const asked = async () =>
      one(
        await market.db
          .select()
          .from(payments)
          .where(eq(payments.id, BigInt(payment_id))),
      )
    const before = await asked()
    expect(await tell(bodyOf(type, object()))).toMatchObject({ code: 2000019 })
    expect(await asked()).toEqual(before)
  })

  it('changes nothing by a declined card of a payment without a key', async () => {
    expect(await tell(bodyOf('payment_intent.payment_failed', intent({ payment_id })))).toMatchObject({ code: 200 })
    expect(await stateOf()).toBe('pending')
  })

  it.each([
    ['the other mode', { livemode: true }],
    ['a connected account', { account: 'acct_other' }],
  ])('refuses an event of %s [wire.card-signature]', async (_, envelope) => {
    expect(await tell(bodyOf('checkout.session.completed', session(), envelope))).toMatchObject({ code: 1000008 })
    expect(await stateOf()).toBe('pending')
  })

  it.each([
    ['checkout.session.expired', () => session({ payment_status: 'unpaid' })],
    ['checkout.session.async_payment_failed', () => session({ payment_status: 'unpaid' })],
    ['payment_intent.payment_failed', () => intent({ payment_id, payment_key: key })],
  ])('has failed after %s, until a card succeeds after all', async (type, object) => {
    expect(await tell(bodyOf(type, object()))).toMatchObject({ code: 200 })
    expect(await stateOf()).toBe('failed')
    await tell(bodyOf('checkout.session.completed', session()))
    expect(await stateOf()).toBe('paid')
  })

  it('returns a cancelled order’s money under a key, and ends with its answer or its event [money.card-back]', async () => {
    await tell(bodyOf('checkout.session.completed', session()))
    fake.refunds = 'pending'
    await buyer.ok('orderCancel', { order_id: one(ids) })
    await work()
    const { fields, key } = last('/v1/refunds') ?? { fields: {}, key: '' }
    expect(fields).toEqual({ payment_intent: `pi_${payment_id}`, amount: '1499', 'metadata[refund_key]': key })
    expect((await orderOf()).payment_status).toBe('refunding')
    const done = { id: 're_1', object: 'refund', status: 'succeeded', metadata: { refund_key: key } }
    for (const _ of [1, 2]) await tell(bodyOf('refund.updated', done))
    expect((await orderOf()).payment_status).toBe('refunded')
    expect(await checkInvariants(market.db)).toEqual([])
  })

  it('asks again after an outage, and stops where Stripe refuses for good [money.card-back]', async () => {
    await tell(bodyOf('checkout.session.completed', session()))
    await buyer.ok('orderCancel', { order_id: one(ids) })
    const before = errors.length
    fake.refunds = 500
    expect(await work()).toBe(0)
    market.clock.advance(300)
    fake.refunds = 400
    expect(await work()).toBe(1)
    market.clock.advance(3_600)
    expect(await work()).toBe(0)
    expect(errors.length).toBe(before + 2)
    expect(errors.at(-1)).toMatchObject({ reason: 'no' })
    expect((await orderOf()).payment_status).toBe('refunding')
  })

  it('asks for no refund twice when its answer was lost [money.card-back]', async () => {
    await tell(bodyOf('checkout.session.completed', session()))
    await buyer.ok('orderCancel', { order_id: one(ids) })
    fake.refunds = 500
    await work()
    fake.refunds = 'pending'
    market.clock.advance(300)
    await work()
    const asked = () => fake.asked.filter(({ path, fields }) => path === '/v1/refunds' && fields.amount).length
    const before = asked()
    fake.refunds = 'succeeded'
    market.clock.advance(3_600)
    expect(await work()).toBe(1)
    expect(asked()).toBe(before)
    expect((await orderOf()).payment_status).toBe('refunding')
    const { key } = last('/v1/refunds') ?? { key: '' }
    const done = { id: 're_1', object: 'refund', status: 'succeeded', metadata: { refund_key: key } }
    await tell(bodyOf('refund.updated', done))
    expect((await orderOf()).payment_status).toBe('refunded')
  })

  it.each([
    ['paid', { status: 'complete', payment_status: 'paid' }, 'paid'],
    ['open', { status: 'open', payment_status: 'unpaid', payment_intent: null }, 'pending'],
    [
      'refused so far',
      { status: 'open', payment_status: 'unpaid', payment_intent: { id: 'pi_1', last_payment_error: { code: 'x' } } },
      'failed',
    ],
    [
      'at the bank',
      { status: 'complete', payment_status: 'unpaid', payment_intent: { id: 'pi_1', status: 'processing' } },
      'pending',
    ],
    [
      'refused by the bank',
      { status: 'complete', payment_status: 'unpaid', payment_intent: { id: 'pi_1', status: 'canceled' } },
      'failed',
    ],
    ['over', { status: 'expired', payment_status: 'unpaid', payment_intent: null }, 'failed'],
    ['of another amount', { status: 'complete', payment_status: 'paid', amount_total: 1_498 }, 'pending'],
    ['of another payment', { status: 'complete', payment_status: 'paid', metadata: { payment_id: '1' } }, 'pending'],
    ['unknown', null, 'pending'],
  ])('asks for a payment whose event does not come: %s [money.card-asked]', async (_, changes, state) => {
    fake.session = changes && session(changes)
    market.clock.advance(120)
    const log = { error: (details: object) => void errors.push(details) }
    const options = { afterMs: 120_000, at: market.clock.now(), log }
    await checkPayments(market.db, await openGateways(settings(), market.db), options)
    expect(await stateOf()).toBe(state)
    const row = one(
      await market.db
        .select()
        .from(payments)
        .where(eq(payments.id, BigInt(payment_id))),
    )
    expect(last(`/v1/checkout/sessions/${row.gatewayRef}?expand[0]=payment_intent`)).toBeDefined()
    await market.db.update(payments).set({ nextCheckAt: null })
    expect(await checkInvariants(market.db)).toEqual([])
  })

  it('gives back what comes for a cancelled order [state.card-after-cancel]', async () => {
    await buyer.ok('orderCancel', { order_id: one(ids) })
    await tell(bodyOf('checkout.session.completed', session()))
    await work()
    expect(last('/v1/refunds')?.fields.amount).toBe('1499')
    expect(await orderOf()).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
    expect(await checkInvariants(market.db)).toEqual([])
  })
})
