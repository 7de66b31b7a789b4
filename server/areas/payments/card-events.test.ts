import { one } from '@contract/rules/lists'
import { cardScene } from '../../testing/card-scene'
import { paidEvent, type CardMarket, type Started } from '../../testing/cards'
import { order, pay } from '../../testing/market'

const scene = cardScene()
const { work, stateOf, orderOf, cancel, start } = scene
const webhook: CardMarket['webhook'] = (...asked) => scene.cards.webhook(...asked)
const signed: CardMarket['signed'] = (...asked) => scene.cards.signed(...asked)

describe('the events of a gateway [call.paymentWebhook]', () => {
  let started: Started
  beforeEach(async () => {
    started = await start()
  })
  afterEach(async () => {
    await cancel(started.ids)
    await work()
  })
  const refused = async (answer: Promise<{ status: number; code: number }>, code: number) => {
    expect(await answer).toMatchObject({ status: 200, code })
    expect(await stateOf(started)).toBe('pending')
    expect((await orderOf(one(started.ids))).payment_status).toBe('unpaid')
  }

  it('refuses one that is forged, changed, unsigned or too old [wire.card-signature]', async () => {
    const body = paidEvent(started.payment_id)
    const old = new Date(scene.market.clock.now().getTime() - 301_000)
    await refused(webhook(body, signed(body, scene.market.clock.now(), 'another key')), 1000008)
    await refused(webhook(body.replace('1499', '1498'), signed(body)), 1000008)
    await refused(webhook(body, signed(body, old)), 1000008)
    await refused(webhook(body, {}), 1000008)
    await refused(webhook('', signed('')), 1000008)
    await refused(webhook('{"id":1}', signed('{"id":1}')), 1000008)
    await refused(webhook('{', signed('{')), 1000008)
  })

  it('refuses another amount or currency, and takes the right one after that [money.card-amount]', async () => {
    const others: Readonly<Record<string, string>>[] = [
      { amount: '1498' },
      { amount: '1500' },
      { currency: 'EUR' },
      { amount: '0' },
    ]
    for (const wrong of others) {
      const body = paidEvent(started.payment_id, wrong, 'evt_wrong')
      await refused(webhook(body, signed(body)), 1000008)
    }
    const body = paidEvent(started.payment_id, {}, 'evt_wrong')
    expect(await webhook(body, signed(body))).toMatchObject({ code: 200 })
    expect(await stateOf(started)).toBe('paid')
    await scene.cards.keep(started)
  })

  it('refuses payments and gateways that are not there [money.card-amount]', async () => {
    for (const payment_id of ['999999', 'x', '-1', '1e3', '9'.repeat(30)]) {
      const body = paidEvent(payment_id)
      await refused(webhook(body, signed(body)), 2000019)
    }
    const body = paidEvent(started.payment_id)
    await refused(webhook(body, signed(body), 'stripe'), 2000019)
    await refused(webhook(body, signed(body), 'constructor'), 2000019)
  })

  it('takes JSON alone', async () => {
    const body = paidEvent(started.payment_id)
    const answer = await webhook(body, { ...signed(body), 'content-type': 'application/x-www-form-urlencoded' })
    expect(answer).toMatchObject({ status: 415, code: 1000008 })
  })

  it('pays once, however often the event comes [money.card-once]', async () => {
    const bodies = [paidEvent(started.payment_id, {}, 'evt_a'), paidEvent(started.payment_id, {}, 'evt_b')]
    const all = [...bodies, ...bodies].map((body) => webhook(body, signed(body)))
    for (const { code } of await Promise.all(all)) expect(code).toBe(200)
    const { order: paid } = await scene.buyer.ok('order', { order_id: one(started.ids) })
    expect(paid.timeline.map(({ status }) => status)).toEqual(['to_be_paid', 'paid'])
    await scene.cards.keep(started)
  })

  it('leaves a wallet’s payment alone [money.card-amount]', async () => {
    const other = await order(scene.market, scene.buyer, [scene.market.shirt, 1])
    const { data } = await pay(scene.buyer, other.ids, other.total)
    const body = paidEvent(data.payment_id)
    await refused(webhook(body, signed(body)), 2000019)
    await cancel(other.ids)
  })
})
