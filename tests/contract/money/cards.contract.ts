/** Payment by card through the sandbox gateway, over HTTP. */
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { REQUESTED_S, event, LATE_S, orderOf, PAGE_S, paying, stateOf, use, webhook } from '../support/cards'
import { place } from '../support/checkout'
import { call, ok, request } from '../support/client'
import { brokenInvariants, fingerprint, moveClock, runTimers, sql, workCards } from '../support/control'
import { newItem } from '../support/new-product'
import { newBuyer } from '../support/people'

afterEach(async () => {
  await moveClock(0)
  expect(await brokenInvariants()).toEqual([])
})

describe('a payment by card [call.paymentStart] [money.card-paid]', () => {
  it('is pending until the gateway’s event, and then paid in full', async () => {
    const paid = await paying(2)
    expect(paid.started).toMatchObject({ state: 'pending', redirect_url: expect.stringContaining('/sandbox-gateway/') })
    await use(paid, { card: 'twice' })
    expect(await stateOf(paid)).toBe('pending')
    await workCards()
    expect(await stateOf(paid)).toBe('paid')
    expect(await orderOf(paid)).toMatchObject({ status: 'paid', payment_status: 'paid', payment_method: 'bank_card' })
  })

  it('has one page for each key, also for two simultaneous requests [money.card-once] [wire.idempotency-concurrent]', async () => {
    const buyer = await newBuyer()
    const { orders, grand_total: amount } = await place(buyer, [await newItem()])
    const fields = { order_ids: orders.map(({ order_id }) => order_id), payment_method: 'bank_card', amount } as const
    const sender = { ...buyer, key: crypto.randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => ok('paymentStart', fields, sender)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect((await call('paymentStart', { ...fields, return_way: 'app' }, sender)).code).toBe(Code.invalidParameter)
  })

  it('depends on the gateway’s event, and never on returning from its page', async () => {
    const paid = await paying()
    const { return_url: back } = one(
      await sql<{ return_url: string }>(`select return_url from payments where id = ${paid.started.payment_id}`),
    )
    for (const _ of [1, 2]) expect((await request(new URL(back).pathname + new URL(back).search)).status).toBe(302)
    await workCards()
    expect(await stateOf(paid)).toBe('pending')
    expect(await orderOf(paid)).toMatchObject({ status: 'to_be_paid', payment_status: 'unpaid' })
    await use(paid, { card: 'success' })
    await workCards()
    expect(await stateOf(paid)).toBe('paid')
    await request(new URL(back).pathname)
    expect((await orderOf(paid)).timeline).toHaveLength(2)
  })

  it('can be made with another card on the same page after one is declined [money.card-sandbox]', async () => {
    const paid = await paying()
    await use(paid, { card: 'declined' })
    await workCards()
    expect(await stateOf(paid)).toBe('failed')
    await use(paid, { card: 'step' })
    await use(paid, { step: 'confirm' })
    await workCards()
    expect(await stateOf(paid)).toBe('paid')
  })

  it('fails if its second step is refused [money.card-sandbox]', async () => {
    const paid = await paying()
    await use(paid, { card: 'step' })
    await workCards()
    expect(await stateOf(paid)).toBe('pending')
    await use(paid, { step: 'refuse' })
    await workCards()
    expect(await stateOf(paid)).toBe('failed')
    expect((await orderOf(paid)).actions).toContain('pay')
  })

  it('is paid even if the gateway answers late [money.card-sandbox]', async () => {
    const paid = await paying()
    await use(paid, { card: 'late' })
    await workCards()
    expect(await stateOf(paid)).toBe('pending')
    await moveClock(LATE_S)
    await workCards()
    expect(await stateOf(paid)).toBe('paid')
  })

  it('is paid once after the server asks a gateway that sends no event [money.card-asked] [money.card-sandbox]', async () => {
    const paid = await paying()
    await use(paid, { card: 'never' })
    await workCards()
    expect(await stateOf(paid)).toBe('pending')
    await moveClock(REQUESTED_S)
    await Promise.all([workCards(), workCards(), workCards()])
    expect(await stateOf(paid)).toBe('paid')
    expect((await orderOf(paid)).timeline.map(({ status }) => status)).toEqual(['to_be_paid', 'paid'])
  })

  it('is refunded in full if the server asks the gateway and finds it paid for a cancelled order [money.card-asked] [state.card-after-cancel]', async () => {
    const paid = await paying()
    await use(paid, { card: 'never' })
    await ok('orderCancel', { order_id: paid.orderId }, paid.buyer)
    await moveClock(REQUESTED_S)
    for (const _ of [1, 2, 3]) await workCards()
    expect(await orderOf(paid)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
  })

  it('fails if it is not made in time, and the timer cancels its order [money.card-asked]', async () => {
    const paid = await paying()
    await moveClock(PAGE_S)
    await workCards()
    expect(await stateOf(paid)).toBe('failed')
    expect((await orderOf(paid)).status).toBe('to_be_paid')
    await use(paid, { card: 'success' })
    await moveClock(PAGE_S + 60)
    await runTimers()
    await workCards()
    expect(await orderOf(paid)).toMatchObject({ status: 'cancelled', payment_status: 'unpaid' })
  })

  it('is refunded if the order is cancelled [money.card-back]', async () => {
    const paid = await paying()
    await use(paid, { card: 'success' })
    await workCards()
    await ok('orderCancel', { order_id: paid.orderId }, paid.buyer)
    expect((await orderOf(paid)).payment_status).toBe('refunding')
    await workCards()
    expect((await orderOf(paid)).payment_status).toBe('refunded')
  })

  it('is refunded in full if it arrives for a cancelled order [state.card-after-cancel]', async () => {
    const paid = await paying()
    await use(paid, { card: 'late' })
    await ok('orderCancel', { order_id: paid.orderId }, paid.buyer)
    await moveClock(LATE_S)
    for (const _ of [1, 2, 3]) await workCards()
    expect(await orderOf(paid)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
    const titles = (await ok('notices', {}, paid.buyer)).list.map(({ title_en }) => title_en)
    expect(titles).toEqual(expect.arrayContaining(['Card payment came too late', 'Money returned to your card']))
  })
})

describe('a gateway event [call.paymentWebhook] [wire.unchanged]', () => {
  it('that is forged, changed, old, unknown or has another amount changes nothing [wire.card-signature] [money.card-amount]', async () => {
    const paid = await paying()
    const body = event(paid)
    const before = await fingerprint()
    const bad = [
      [webhook(body, { by: 'x' }), Code.invalidParameter],
      [webhook(body, { sent: body.replace('USD', 'EUR') }), Code.invalidParameter],
      [webhook(body, { age: 400 }), Code.invalidParameter],
      [webhook(body, { age: -400 }), Code.invalidParameter],
      [webhook('[]'), Code.invalidParameter],
      [webhook('{"id":"\u0000","type":"payment.paid"}'), Code.invalidParameter],
      [webhook(event(paid, { amount: '1' })), Code.invalidParameter],
      [webhook(event(paid, { currency: 'THB' })), Code.invalidParameter],
      [webhook(event(paid, { reference: '999999999' })), Code.notFound],
      [webhook(event(paid, { reference: "1' or '1'='1" })), Code.notFound],
      [webhook(body, { gateway: 'stripe' }), Code.notFound],
      [webhook(body, { gateway: '__proto__' }), Code.notFound],
    ] as const
    for (const [sent, code] of bad) {
      const answer = await sent
      expect([answer.status, answer.code]).toEqual([200, code])
    }
    expect(await fingerprint()).toBe(before)
    expect(await stateOf(paid)).toBe('pending')
  })

  it('pays once, even if many arrive at the same time [money.card-once]', async () => {
    const paid = await paying()
    const bodies = [event(paid), event(paid)]
    const answers = await Promise.all([...bodies, ...bodies, ...bodies].map((body) => webhook(body)))
    for (const { code } of answers) expect(code).toBe(200)
    const { timeline } = await orderOf(paid)
    expect(timeline.map(({ status }) => status)).toEqual(['to_be_paid', 'paid'])
  })

  it('that arrives late still pays, and its repetition does nothing [money.card-once]', async () => {
    const paid = await paying()
    await use(paid, { card: 'declined' })
    await workCards()
    expect(await stateOf(paid)).toBe('failed')
    const body = event(paid)
    expect((await webhook(body)).code).toBe(200)
    expect(await stateOf(paid)).toBe('paid')
    const before = await fingerprint()
    expect((await webhook(body)).code).toBe(200)
    expect(await fingerprint()).toBe(before)
  })

  it('must be a JSON body of limited size', async () => {
    const sent = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' }
    expect((await request('/api/payment/webhook/sandbox', sent)).status).toBe(415)
    expect((await webhook(`"${'x'.repeat(300_000)}"`)).status).toBe(413)
  })
})
