import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { at, one } from '@contract/rules/lists'
import { walletRecords } from '../../kernel/db/schema/ledger'
import { refunds } from '../../kernel/db/schema/aftersale'
import { orders } from '../../kernel/db/schema/orders'
import { payments } from '../../kernel/db/schema/payments'
import { transaction } from '../../kernel/db/transaction'
import { cardScene } from '../../testing/card-scene'
import { order } from '../../testing/market'
import { queueCardRefund } from '../card-refunds/queue'
import { LATE_MS } from './gateways/sandbox/cards'
import { returnMoney } from './return-money'

const scene = cardScene()
const { onPage, work, stateOf, orderOf, cancel, start, startFor } = scene

describe('refunds to cards [money.card-back]', () => {
  it('is refunding from the cancellation until the gateway has done it, and noticed', async () => {
    const started = await start()
    await onPage(started.page, { card: 'success' })
    await work()
    const order_id = one(started.ids)
    await scene.buyer.ok('orderCancel', { order_id })
    expect(await orderOf(order_id)).toMatchObject({ status: 'cancelled', payment_status: 'refunding' })
    await work()
    expect(await orderOf(order_id)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
    expect((await scene.cards.bookOf(started)).refunded).toBe(1_499n)
    const { list } = await scene.buyer.ok('notices')
    expect(list[0]).toMatchObject({ type: 700, state: 1, title_en: 'Money returned to your card' })
    expect(await work()).toBe(0)
    expect((await scene.buyer.ok('getUserBalance')).balance).toBe('500.00')
  })

  it('goes back in parts, each piece once, and never more than was paid', async () => {
    const started = await start()
    await onPage(started.page, { card: 'success' })
    await work()
    const orderId = BigInt(one(started.ids))
    const paymentId = BigInt(started.payment_id)
    const at = scene.market.clock.now()
    const back = (amount: bigint, reference: string) =>
      transaction(scene.market.db, (tx) =>
        queueCardRefund(tx, { paymentId, orderId, amount, reference, reason: 'refund', at }),
      )
    /** The request that the money goes back for. */
    const approved = async (amount: bigint) => {
      const paid = { paidWallet: 'bank_card', paidCurrency: 'USD', paidAmount: amount }
      const asked = { userId: scene.buyer.userId, orderId, state: 'approved', reason: 'Broken', amount } as const
      await scene.market.db.insert(refunds).values({ ...asked, ...paid, createdAt: at, decidedAt: at })
    }
    await approved(500n)
    await back(500n, 'refund:1')
    await back(500n, 'refund:1')
    await expect(back(1_000n, 'refund:2')).rejects.toThrow('cannot go back')
    expect((await orderOf(one(started.ids))).payment_status).toBe('refunding')
    await work()
    expect((await orderOf(one(started.ids))).payment_status).toBe('partly_refunded')
    await approved(999n)
    await back(999n, 'refund:3')
    await work()
    expect((await orderOf(one(started.ids))).payment_status).toBe('refunded')
    await scene.market.db.update(orders).set({ status: 'completed' }).where(eq(orders.id, orderId))
  })

  it('is queried again while the gateway cannot be reached', async () => {
    const started = await start()
    await onPage(started.page, { card: 'success' })
    await work()
    await cancel(started.ids)
    const errors: object[] = []
    const log = { error: (details: object) => void errors.push(details) }
    const down = { name: 'sandbox', refund: () => Promise.reject(new Error('down')) }
    await returnMoney(scene.market.db, [down as never], scene.market.clock.now(), log)
    expect(errors).toHaveLength(1)
    expect((await orderOf(one(started.ids))).payment_status).toBe('refunding')
    scene.market.clock.advance(120)
    await work()
    expect((await orderOf(one(started.ids))).payment_status).toBe('refunded')
  })
})

describe('a late card payment [state.card-after-cancel]', () => {
  it('goes back in full, and the buyer is notified', async () => {
    const started = await start()
    await onPage(started.page, { card: 'late' })
    await cancel(started.ids)
    scene.market.clock.advance(LATE_MS / 1_000)
    await work()
    expect(await orderOf(one(started.ids))).toMatchObject({ status: 'cancelled', payment_status: 'refunding' })
    expect(await stateOf(started)).toBe('failed')
    const { list } = await scene.buyer.ok('notices')
    expect(list[0]).toMatchObject({ type: 700, state: 0, title_en: 'Card payment came too late' })
    expect(list[0]?.text_en).toContain('14.99 USD')
    await work()
    await work()
    expect(await orderOf(one(started.ids))).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
  })

  it('pays the orders that still wait, and gives the share of the others back', async () => {
    const started = await start([scene.market.shirt, 1], [scene.market.lamp, 1])
    await cancel([one(started.ids)])
    await onPage(started.page, { card: 'success' })
    await work()
    expect(await orderOf(at(started.ids, 1))).toMatchObject({ status: 'paid', actual_payment: { amount: '22.99' } })
    await work()
    await work()
    expect(await orderOf(one(started.ids))).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
    expect((await scene.cards.bookOf(started)).refunded).toBe(1_499n)
    await cancel([at(started.ids, 1)])
    await work()
    await work()
  })

  it('goes back when the wallet has paid in the meantime, or another card', async () => {
    const { ids, total } = await order(scene.market, scene.buyer, [scene.market.shirt, 1])
    const first = await startFor(ids, total)
    const second = await startFor(ids, total)
    expect(second.payment_id).not.toBe(first.payment_id)
    for (const { page } of [first, second]) await onPage(page, { card: 'success' })
    await work()
    await work()
    await work()
    expect(await orderOf(one(ids))).toMatchObject({ status: 'paid', payment_status: 'paid' })
    expect([(await scene.cards.bookOf(first)).refunded, (await scene.cards.bookOf(second)).refunded]).toEqual([
      0n,
      1_499n,
    ])
    await cancel(ids)
    await work()
    expect((await orderOf(one(ids))).payment_status).toBe('refunded')
  })
})

describe('filling a wallet by card [call.bankRecharge]', () => {
  const recharge = (amount: string, fields: Record<string, string> = {}) =>
    scene.buyer.call('bankRecharge', { wallet: 'USD', amount, ...fields })
  const records = () => scene.market.db.select().from(walletRecords).where(eq(walletRecords.userId, scene.buyer.userId))
  const balance = async () => (await scene.buyer.ok('getUserBalance')).balance

  it('credits once the gateway reports it, and updates the record', async () => {
    const { data } = await recharge('120.50')
    const started = { ids: [], payment_id: data.payment_id, page: data.redirect_url ?? '' }
    expect((await records())[1]).toMatchObject({
      type: 'recharge',
      state: 'pending',
      paymentMethod: 'bank_card',
      actualAmount: 0n,
    })
    await onPage(started.page, { card: 'twice' })
    expect(await balance()).toBe('500.00')
    await work()
    expect([await stateOf(started), await balance()]).toEqual(['paid', '620.50'])
    expect((await records())[1]).toMatchObject({ state: 'completed', actualAmount: 12_050n, balanceAfter: 62_050n })
    expect((await scene.buyer.ok('notices')).list[0]).toMatchObject({ type: 500, state: 1, text_en: '120.50 USD' })
    expect(await scene.buyer.ok('paymentState', { payment_id: data.payment_id })).toEqual({ state: 'paid', orders: [] })
  })

  it('fails with the card, and is completed by another one', async () => {
    const { data } = await recharge('100')
    await onPage(data.redirect_url ?? '', { card: 'declined' })
    await work()
    expect([(await records())[1]?.state, await balance()]).toEqual(['failed', '500.00'])
    await onPage(data.redirect_url ?? '', { card: 'success' })
    await work()
    expect([(await records())[1]?.state, await balance()]).toEqual(['completed', '600.00'])
  })

  it('refuses less than 100, invalid amounts, other wallets, and another amount for the same key', async () => {
    for (const amount of ['99.99', '0', '-1', '1e3', '100.001', '', 'abc']) {
      const { code } = await recharge(amount)
      expect([1000008, 1000009]).toContain(code)
    }
    expect(await recharge('100', { wallet: 'XAU' })).toMatchObject({ code: 2000029 })
    const idempotency_key = randomUUID()
    const first = await recharge('100', { idempotency_key })
    expect(await recharge('100', { idempotency_key })).toEqual(first)
    expect(await recharge('101', { idempotency_key })).toMatchObject({ code: 1000008 })
    expect(await records()).toHaveLength(2)
  })

  it('shows a payment to no other user [wire.foreign-id]', async () => {
    const { data } = await recharge('100')
    const other = await scene.market.buyer()
    expect(await other.call('paymentState', { payment_id: data.payment_id })).toMatchObject({ code: 2000019 })
    const [row] = await scene.market.db
      .select()
      .from(payments)
      .where(eq(payments.id, BigInt(data.payment_id)))
    expect(row).toMatchObject({ state: 'pending', gateway: 'sandbox', currency: 'USD', amount: 10_000n })
  })
})
