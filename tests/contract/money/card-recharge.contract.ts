/** Recharges by card, over HTTP. */
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import {
  REQUESTED_S,
  balanceOf,
  event,
  LATE_S,
  PAGE_S,
  recharging,
  recordOf,
  stateOf,
  use,
  webhook,
} from '../support/cards'
import { call, ok, request } from '../support/client'
import { brokenInvariants, fingerprint, moveClock, sql, workCards } from '../support/control'
import { newBuyer } from '../support/people'

afterEach(async () => {
  await moveClock(0)
  expect(await brokenInvariants()).toEqual([])
})

describe('a recharge by card [call.bankRecharge]', () => {
  it.each([
    ['success', 0],
    ['twice', 0],
    ['late', LATE_S],
    ['never', REQUESTED_S],
  ])(
    'with the card %s credits the wallet once, after the gateway’s event [money.card-sandbox] [money.card-once]',
    async (card, wait) => {
      const paid = await recharging()
      const before = await balanceOf(paid)
      await use(paid, { card })
      expect([await stateOf(paid), await balanceOf(paid)]).toEqual(['pending', before])
      expect(await recordOf(paid)).toMatchObject({
        state: 'pending',
        payment_method: 'bank_card',
        actual_amount: '0.00',
      })
      await moveClock(wait)
      await workCards()
      await workCards()
      expect([await stateOf(paid), await balanceOf(paid)]).toEqual(['paid', before + 100])
      expect(await recordOf(paid)).toMatchObject({ state: 'completed', actual_amount: '100.00' })
      const { list } = await ok('notices', { type: 500 }, paid.buyer)
      expect(list).toMatchObject([{ state: 1, title_en: 'Recharge by card completed' }])
    },
  )

  it('fails if the card or its second step is declined, and can then be made with another card [money.card-sandbox]', async () => {
    const paid = await recharging()
    const before = await balanceOf(paid)
    await use(paid, { card: 'declined' })
    await workCards()
    expect([await stateOf(paid), (await recordOf(paid)).state]).toEqual(['failed', 'failed'])
    await use(paid, { card: 'step' })
    await use(paid, { step: 'refuse' })
    await workCards()
    expect([await stateOf(paid), await balanceOf(paid)]).toEqual(['failed', before])
    await use(paid, { card: 'step' })
    await use(paid, { step: 'confirm' })
    await workCards()
    expect([await stateOf(paid), await balanceOf(paid)]).toEqual(['paid', before + 100])
    expect((await recordOf(paid)).state).toBe('completed')
  })

  it('fails if no card is used in time [money.card-asked]', async () => {
    const paid = await recharging()
    const before = await balanceOf(paid)
    await moveClock(PAGE_S)
    await workCards()
    expect([await stateOf(paid), await balanceOf(paid)]).toEqual(['failed', before])
    expect((await recordOf(paid)).state).toBe('failed')
    const { list } = await ok('notices', { type: 500 }, paid.buyer)
    expect(list).toMatchObject([{ state: -1, title_en: 'Recharge by card not made' }])
  })

  it('is not completed by returning from the gateway’s page [money.card-paid]', async () => {
    const paid = await recharging()
    const before = await balanceOf(paid)
    const { return_url: back } = one(
      await sql<{ return_url: string }>(`select return_url from payments where id = ${paid.started.payment_id}`),
    )
    expect((await request(new URL(back).pathname + new URL(back).search)).status).toBe(302)
    await workCards()
    expect([await stateOf(paid), await balanceOf(paid)]).toEqual(['pending', before])
  })

  it('is not completed by an event that is forged, changed, old or has another amount [wire.card-signature] [money.card-amount] [wire.unchanged]', async () => {
    const paid = await recharging()
    const body = event(paid)
    const before = await fingerprint()
    const bad = [
      [webhook(body, { by: 'x' }), Code.invalidParameter],
      [webhook(body, { sent: body.replace('10000', '99999') }), Code.invalidParameter],
      [webhook(body, { age: 400 }), Code.invalidParameter],
      [webhook(event(paid, { amount: '9999' })), Code.invalidParameter],
      [webhook(event(paid, { amount: '1000000' })), Code.invalidParameter],
      [webhook(event(paid, { currency: 'THB' })), Code.invalidParameter],
      [webhook(body, { gateway: 'stripe' }), Code.notFound],
    ] as const
    for (const [sent, code] of bad) expect((await sent).code).toBe(code)
    expect(await fingerprint()).toBe(before)
  })

  it('is completed once, even if many events arrive at the same time [money.card-once]', async () => {
    const paid = await recharging()
    const before = await balanceOf(paid)
    const bodies = [event(paid), event(paid)]
    const answers = await Promise.all([...bodies, ...bodies, ...bodies].map((body) => webhook(body)))
    for (const { code } of answers) expect(code).toBe(200)
    expect(await balanceOf(paid)).toBe(before + 100)
  })

  it('has one page for each key, and another amount needs another key [money.card-once]', async () => {
    const sender = { ...(await newBuyer()), key: crypto.randomUUID() }
    const fields = { wallet: 'USD', amount: '100' }
    const answers = await Promise.all([1, 2, 3].map(() => ok('bankRecharge', fields, sender)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect((await call('bankRecharge', { ...fields, amount: '101' }, sender)).code).toBe(Code.invalidParameter)
    expect((await ok('rechargeList', {}, sender)).count).toBe(1)
  })

  it.each(['99.99', '0', '-1', '100.001', '99999999999999999999', '1e3'])(
    'is refused with the amount %s [rule.recharge-min]',
    async (amount) => {
      const buyer = await newBuyer()
      const answer = await call('bankRecharge', { wallet: 'USD', amount }, buyer)
      expect(answer).toMatchObject({ code: Code.invalidParameter, data: { errors: [{ field: 'amount' }] } })
    },
  )

  it('is refused for a wallet that is not available [answer.2000029]', async () => {
    const answer = await call('bankRecharge', { wallet: 'XAU', amount: '100' }, await newBuyer())
    expect(answer.code).toBe(Code.currencyInvalid)
  })
})
