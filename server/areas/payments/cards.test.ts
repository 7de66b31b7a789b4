import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { at, one } from '@contract/rules/lists'
import { sandboxEvents } from '../../kernel/db/schema/payments'
import { cardScene } from '../../testing/card-scene'
import { CHECK_AFTER_S } from '../../testing/cards'
import { createMarket, order, pay } from '../../testing/market'
import { LATE_MS } from './gateways/sandbox/cards'
import { sendDue } from './gateways/sandbox/events'

const scene = cardScene()
const { onPage, work, stateOf, orderOf, cancel, start, startFor } = scene

describe('paying by card [call.paymentStart] [money.card-paid]', () => {
  it('waits with a page of the gateway, and is paid by its event alone', async () => {
    const started = await start([scene.market.shirt, 1], [scene.market.lamp, 1])
    expect(started.page).toMatch(/^http:\/\/localhost\/sandbox-gateway\/cs_[0-9a-f]{24}$/)
    const returned = await scene.market.http.inject(new URL(started.page).pathname)
    expect(returned.body).toContain(`/return/web/pages/cart/pay?payment_id=${started.payment_id}`)
    await onPage(started.page, { card: 'success' })
    expect(await stateOf(started)).toBe('pending')
    expect((await orderOf(one(started.ids))).status).toBe('to_be_paid')
    expect(await work()).toBe(1)
    expect(await stateOf(started)).toBe('paid')
    for (const [index, amount] of ['14.99', '22.99'].entries()) {
      expect(await orderOf(at(started.ids, index))).toMatchObject({
        status: 'paid',
        payment_status: 'paid',
        payment_method: 'bank_card',
        actual_payment: { currency: 'USD', amount },
        actions: ['cancel'],
      })
    }
    await cancel(started.ids)
    await work()
  })

  it('answers the same page for the same key, and opens one page for two requests at once [money.card-once]', async () => {
    const { ids, total } = await order(scene.market, scene.buyer, [scene.market.shirt, 1])
    const idempotency_key = randomUUID()
    const twice = await Promise.all([1, 2].map(() => startFor(ids, total, { idempotency_key })))
    expect(twice[1]).toEqual(twice[0])
    expect(await scene.cards.bookOf(one(twice))).toMatchObject({ state: 'open', amount: 1_499n })
    await onPage(one(twice).page, { card: 'success' })
    await work()
    const again = await pay(scene.buyer, ids, total, { payment_method: 'bank_card', idempotency_key })
    expect(again.data).toEqual({ payment_id: one(twice).payment_id, state: 'paid' })
    await cancel(ids)
    await work()
  })

  it('names the target in the way back, and refuses others', async () => {
    const { ids, total } = await order(scene.market, scene.buyer, [scene.market.shirt, 1])
    const { page } = await startFor(ids, total, { return_way: 'app' })
    expect((await scene.market.http.inject(new URL(page).pathname)).body).toContain(
      '/return/app/pages/cart/pay?payment_id=',
    )
    const evil = await pay(scene.buyer, ids, total, { payment_method: 'bank_card', return_way: 'https://evil.example' })
    expect(evil).toMatchObject({ code: 1000008, data: { errors: [{ field: 'return_way' }] } })
    await cancel(ids)
  })

  it('compares the amount before a page is opened [wire.amount-changed]', async () => {
    const { ids } = await order(scene.market, scene.buyer, [scene.market.shirt, 1])
    expect(await pay(scene.buyer, ids, '14.98', { payment_method: 'bank_card' })).toMatchObject({
      code: 2000018,
      data: { reason: 'amount_changed', amount: '14.99', currency: 'USD' },
    })
    await cancel(ids)
  })

  it('is refused, and not offered, where no gateway is set up', async () => {
    const without = await createMarket({ config: { paymentSandbox: 'off' } })
    const payer = await without.buyer()
    const { ids, total } = await order(without, payer, [without.shirt, 1])
    expect(await pay(payer, ids, total, { payment_method: 'bank_card' })).toMatchObject({
      code: 2000018,
      data: { reason: 'not_allowed' },
    })
    expect(await payer.call('bankRecharge', { wallet: 'USD', amount: '100' })).toMatchObject({ code: 2000018 })
    expect((await payer.ok('checkout')).payments[1]).toMatchObject({ enabled: false, reason: 'no_gateway' })
    expect(await payer.ok('store', { type: 'website_config' })).toMatchObject({ gateways: [] })
    expect((await without.http.inject('/sandbox-gateway/cs_1')).statusCode).toBe(404)
    await without.close()
  })
})

describe('the test cards of the sandbox [money.card-sandbox]', () => {
  it('declines, and lets another card pay on the same page', async () => {
    const started = await start()
    const answer = await onPage(started.page, { card: 'declined' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, new URL(started.page).pathname])
    await work()
    expect(await stateOf(started)).toBe('failed')
    expect((await orderOf(one(started.ids))).actions).toContain('pay')
    expect((await scene.market.http.inject(new URL(started.page).pathname)).body).toContain('sandbox-declined')
    await onPage(started.page, { card: 'success' })
    await work()
    expect(await stateOf(started)).toBe('paid')
    await cancel(started.ids)
    await work()
  })

  it('asks for a second step, which is confirmed or refused', async () => {
    for (const [step, state] of [
      ['refuse', 'failed'],
      ['confirm', 'paid'],
    ] as const) {
      const started = await start()
      await onPage(started.page, { step })
      await onPage(started.page, { card: 'step' })
      await work()
      expect(await stateOf(started)).toBe('pending')
      await onPage(started.page, { step })
      await work()
      expect(await stateOf(started)).toBe(state)
      await cancel(started.ids)
      await work()
    }
  })

  it('answers late, twice or never [money.card-once]', async () => {
    const late = await start()
    await onPage(late.page, { card: 'late' })
    expect([await work(), await stateOf(late)]).toEqual([0, 'pending'])
    scene.market.clock.advance(LATE_MS / 1_000)
    expect([await work(), await stateOf(late)]).toEqual([1, 'paid'])
    const twice = await start()
    await onPage(twice.page, { card: 'twice' })
    expect([await work(), await stateOf(twice)]).toEqual([2, 'paid'])
    const never = await start()
    await onPage(never.page, { card: 'never' })
    scene.market.clock.advance(CHECK_AFTER_S - 1)
    expect([await work(), await stateOf(never)]).toEqual([0, 'pending'])
    scene.market.clock.advance(1)
    expect([await work(), await stateOf(never)]).toEqual([0, 'paid'])
    await cancel([...late.ids, ...twice.ids, ...never.ids])
    await work()
  })

  it('is asked again for an event that the shop could not take', async () => {
    const started = await start()
    await onPage(started.page, { card: 'success' })
    await sendDue(scene.market.db, { key: scene.cards.key, send: async () => false, now: scene.market.clock.now() })
    expect(await stateOf(started)).toBe('pending')
    scene.market.clock.advance(60)
    await work()
    expect(await stateOf(started)).toBe('paid')
    await cancel(started.ids)
    await work()
  })

  it('takes names of test cards alone, and keeps no number [rule.card-numbers]', async () => {
    const started = await start()
    const number = '4242424242424242'
    await onPage(started.page, { card: number, number })
    await work()
    expect(await stateOf(started)).toBe('pending')
    expect(inspect(await scene.market.db.select().from(sandboxEvents), { maxArrayLength: null })).not.toContain(number)
    const page = await scene.market.http.inject(new URL(started.page).pathname)
    expect(page.body).not.toMatch(/<script|type="text"|type="number"|type="tel"/)
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
    )
    await cancel(started.ids)
  })
})
