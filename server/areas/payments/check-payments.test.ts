import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { payments, sandboxCheckouts } from '../../kernel/db/schema/payments'
import { walletRecords } from '../../kernel/db/schema/ledger'
import { runTimers } from '../orders/timers'
import { cardScene } from '../../testing/card-scene'
import { CHECK_AFTER_S, type Started } from '../../testing/cards'
import { checkPayments } from './check-payments'
import type { Gateway } from '../../kernel/ports/card-gateway'

const scene = cardScene()
const { cancel, onPage, orderOf, start, stateOf, work } = scene

const HOUR_S = 3_600
const DAY_S = 24 * HOUR_S
const later = (seconds: number) => {
  scene.market.clock.advance(seconds)
  return work()
}
/** A successful card payment of which the shop gets no event. */
async function silent(): Promise<Started> {
  const started = await start()
  await onPage(started.page, { card: 'never' })
  return started
}
const rowOf = async ({ payment_id }: Pick<Started, 'payment_id'>) => {
  const row = one(
    await scene.market.db
      .select()
      .from(payments)
      .where(eq(payments.id, BigInt(payment_id))),
  )
  return row
}
/** The sandbox, with other answers to queries. */
const sandbox = (changes: Partial<Gateway>): [Gateway] => [{ ...one(scene.cards.gateways), ...changes }]
const down = () => sandbox({ lookUp: () => Promise.reject(new Error('down')) })

describe('a payment by card whose event never comes [money.card-asked]', () => {
  it('is paid by the gateway’s answer, once, also when its event comes after all', async () => {
    const started = await silent()
    await later(CHECK_AFTER_S - 1)
    expect(await stateOf(started)).toBe('pending')
    await later(1)
    expect(await stateOf(started)).toBe('paid')
    expect(await rowOf(started)).toMatchObject({ nextCheckAt: null, checks: 1 })
    await later(HOUR_S)
    const order = await orderOf(one(started.ids))
    expect(order.timeline.map(({ status }) => status)).toEqual(['to_be_paid', 'paid'])
    await cancel(started.ids)
    await work()
  })

  it('is queried at growing intervals, and is paid once the buyer has paid', async () => {
    const started = await start()
    await later(CHECK_AFTER_S)
    await later(CHECK_AFTER_S - 1)
    expect(await rowOf(started)).toMatchObject({ state: 'pending', checks: 1 })
    await later(1)
    expect(await rowOf(started)).toMatchObject({ checks: 2 })
    await onPage(started.page, { card: 'declined' })
    await work()
    await onPage(started.page, { card: 'never' })
    expect(await stateOf(started)).toBe('failed')
    await later(HOUR_S)
    expect(await stateOf(started)).toBe('paid')
    await cancel(started.ids)
    await work()
  })

  it('learns that a card was declined, and lets another one pay', async () => {
    const started = await start()
    await scene.market.db
      .update(sandboxCheckouts)
      .set({ state: 'declined' })
      .where(eq(sandboxCheckouts.reference, started.payment_id))
    await later(CHECK_AFTER_S)
    expect(await stateOf(started)).toBe('failed')
    await onPage(started.page, { card: 'success' })
    await work()
    expect(await stateOf(started)).toBe('paid')
    await cancel(started.ids)
    await work()
  })

  it('goes back in full where the order was cancelled [state.card-after-cancel]', async () => {
    const started = await silent()
    await cancel(started.ids)
    await later(CHECK_AFTER_S)
    expect(await orderOf(one(started.ids))).toMatchObject({ status: 'cancelled', payment_status: 'refunding' })
    await work()
    await work()
    expect(await orderOf(one(started.ids))).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
    expect((await scene.cards.bookOf(started)).refunded).toBe(1_499n)
  })

  it('has failed when its page is over, which takes no card then; the order waits for its own timer', async () => {
    const started = await start()
    await later(23 * HOUR_S)
    expect(await stateOf(started)).toBe('failed')
    expect(await rowOf(started)).toMatchObject({ nextCheckAt: null })
    expect((await orderOf(one(started.ids))).actions).toContain('pay')
    await onPage(started.page, { card: 'success' })
    await work()
    const page = await scene.market.http.inject(new URL(started.page).pathname)
    expect(page.body).toContain('sandbox-expired')
    expect(await stateOf(started)).toBe('failed')
    scene.market.clock.advance(HOUR_S)
    await runTimers(scene.market.db, scene.market.clock.now(), { demo: false })
    expect((await orderOf(one(started.ids))).status).toBe('cancelled')
  })

  it('is not paid by an answer of another amount, and failed after three days of it [money.card-amount]', async () => {
    const started = await silent()
    const ofAnother = sandbox({
      lookUp: async () => ({
        kind: 'paid',
        paymentId: started.payment_id,
        chargeRef: 'cs_x',
        amount: 1_498n,
        currency: 'USD',
      }),
    })
    scene.market.clock.advance(CHECK_AFTER_S)
    await work(ofAnother)
    expect(await stateOf(started)).toBe('pending')
    expect(scene.cards.takeErrors()).toMatchObject([{ payment: started.payment_id, err: { code: 1000008 } }])
    scene.market.clock.advance(3 * DAY_S)
    await work(ofAnother)
    expect(scene.cards.takeErrors()).not.toEqual([])
    expect(await rowOf(started)).toMatchObject({ state: 'failed', nextCheckAt: null, chargeRef: null })
    await cancel(started.ids)
  })

  it('is not paid by an answer about another payment [money.card-amount]', async () => {
    const [mine, other] = [await start(), await silent()]
    const { gatewayRef } = await rowOf(other)
    await scene.market.db
      .update(payments)
      .set({ gatewayRef })
      .where(eq(payments.id, BigInt(mine.payment_id)))
    await later(CHECK_AFTER_S)
    expect([await stateOf(mine), await stateOf(other)]).toEqual(['pending', 'paid'])
    expect(scene.cards.takeErrors()).toHaveLength(1)
    await scene.market.db
      .update(payments)
      .set({ nextCheckAt: null })
      .where(eq(payments.id, BigInt(mine.payment_id)))
    await cancel([...mine.ids, ...other.ids])
    await work()
  })

  it('is queried again after an outage, and given up after three days without an answer', async () => {
    const [short, long] = [await silent(), await start()]
    scene.market.clock.advance(CHECK_AFTER_S)
    await work(down())
    expect(scene.cards.takeErrors()).toHaveLength(2)
    await later(HOUR_S)
    expect([await stateOf(short), await stateOf(long)]).toEqual(['paid', 'pending'])
    scene.market.clock.advance(3 * DAY_S)
    await work([])
    expect(scene.cards.takeErrors()).toHaveLength(1)
    expect(await rowOf(long)).toMatchObject({ state: 'failed', nextCheckAt: null })
    await scene.market.db.update(sandboxCheckouts).set({ expiresAt: null })
    await onPage(long.page, { card: 'success' })
    await cancel(long.ids)
    await work()
    await work()
    await work()
    expect((await orderOf(one(long.ids))).payment_status).toBe('refunded')
    await cancel(short.ids)
    await work()
  })

  it('has failed without a page, once no page could be alive', async () => {
    const started = await start()
    await scene.market.db
      .update(payments)
      .set({ gatewayRef: null, pageUrl: null })
      .where(eq(payments.id, BigInt(started.payment_id)))
    await later(22 * HOUR_S)
    expect(await stateOf(started)).toBe('pending')
    await later(2 * HOUR_S)
    expect(await stateOf(started)).toBe('failed')
    await cancel(started.ids)
  })

  it('is queried once by servers that check at the same time', async () => {
    const started = [await silent(), await silent(), await silent()]
    const asked: string[] = []
    const { lookUp } = one(scene.cards.gateways)
    const counting = sandbox({
      lookUp(ref, now) {
        asked.push(ref)
        return lookUp(ref, now)
      },
    })
    scene.market.clock.advance(CHECK_AFTER_S)
    const options = { afterMs: CHECK_AFTER_S * 1_000, at: scene.market.clock.now(), log: { error: fail } }
    const counts = await Promise.all([1, 2, 3].map(() => checkPayments(scene.market.db, counting, options)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3)
    expect(new Set(asked).size).toBe(3)
    expect(asked).toHaveLength(3)
    for (const each of started) expect(await stateOf(each)).toBe('paid')
    await cancel(started.flatMap(({ ids }) => ids))
    await work()
  })
})

function fail(details: object): never {
  throw new Error(JSON.stringify(details))
}

describe('a recharge by card whose event never comes [money.card-asked] [call.bankRecharge]', () => {
  const recharge = async () => {
    const { payment_id, redirect_url } = await scene.buyer.ok('bankRecharge', { wallet: 'USD', amount: '100' })
    return { ids: [], payment_id, page: redirect_url ?? '' }
  }
  const recordOf = async (started: Started) => {
    const { recordId } = await rowOf(started)
    const row = one(
      await scene.market.db
        .select()
        .from(walletRecords)
        .where(eq(walletRecords.id, recordId ?? 0n)),
    )
    return row
  }
  const balance = async () => (await scene.buyer.ok('getUserBalance')).balance

  it('fills the wallet by the gateway’s answer, once', async () => {
    const started = await recharge()
    await onPage(started.page, { card: 'never' })
    await later(CHECK_AFTER_S)
    await later(HOUR_S)
    expect([await stateOf(started), await balance()]).toEqual(['paid', '600.00'])
    expect(await recordOf(started)).toMatchObject({ state: 'completed', actualAmount: 10_000n })
  })

  it('has failed when its page has expired, with a notice', async () => {
    const started = await recharge()
    await later(23 * HOUR_S)
    expect([await stateOf(started), await balance()]).toEqual(['failed', '500.00'])
    expect((await recordOf(started)).state).toBe('failed')
    const { list } = await scene.buyer.ok('notices')
    expect(list[0]).toMatchObject({ type: 500, state: -1, title_en: 'Recharge by card not made' })
  })
})
