import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { walletRecords } from '../../kernel/db/schema/ledger'
import { orders } from '../../kernel/db/schema/orders'
import { transaction } from '../../kernel/db/transaction'
import { checkInvariants } from '../../app/checks/invariants'
import { seedBalance } from '../ledger/credit'
import { moveOrderTo } from '../orders/shop-steps'
import { order, pay, type Buyer, type Market } from '../../testing/market'
import { onMarket } from '../../testing/market-scene'

let market: Market
let buyer: Buyer

onMarket((made, by) => {
  market = made
  buyer = by
})

const balanceOf = async (by: Buyer, code = 'USD') =>
  (await by.ok('getUserBalance')).wallets.find((wallet) => wallet.code === code)?.balance
const statusOf = async (id: string) => (await buyer.ok('order', { order_id: id })).order.status
const cancelAll = (ids: readonly string[]) => Promise.all(ids.map((order_id) => buyer.ok('orderCancel', { order_id })))

describe('paying from the wallet [call.paymentStart]', () => {
  it('pays all orders with one debit of the total [money.one-debit]', async () => {
    const { ids, total } = await order(market, buyer, [market.shirt, 1], [market.lamp, 1])
    expect(total).toBe('37.98')
    const { data } = await pay(buyer, ids, total)
    expect(data).toMatchObject({ state: 'paid' })
    expect(await balanceOf(buyer)).toBe('462.02')
    const { order: paid } = await buyer.ok('order', { order_id: one(ids) })
    expect(paid).toMatchObject({
      status: 'paid',
      payment_status: 'paid',
      payment_method: 'wallet',
      pay_time: market.clock.now().toISOString(),
      expires_at: null,
      charge: [],
      actual_payment: { wallet: 'USD', currency: 'USD', amount: '14.99' },
      actions: ['cancel'],
    })
    expect(paid.timeline.map(({ status }) => status)).toEqual(['to_be_paid', 'paid'])
    const records = await market.db.select().from(walletRecords).where(eq(walletRecords.userId, buyer.userId))
    expect(records).toMatchObject([
      { type: 'welcome', balanceAfter: 50_000n },
      { type: 'payment', direction: 'expense', amount: 3_798n, balanceAfter: 46_202n, orderIds: ids },
    ])
    expect(await checkInvariants(market.db)).toEqual([])
    await cancelAll(ids)
  })

  it('converts the total once into the wallet’s currency and splits it exactly [money.convert-once]', async () => {
    const wallet = { code: 'THB', currency: 'THB' }
    const { userId } = buyer
    await transaction(market.db, (tx) => seedBalance(tx, { userId, wallet, amount: 500_000n, at: market.clock.now() }))
    const { ids } = await order(market, buyer, [market.shirt, 1], [market.lamp, 1])
    expect(await pay(buyer, ids, '1348.29', { wallet: 'THB' })).toMatchObject({ code: 200 })
    const paid = await Promise.all(ids.map((order_id) => buyer.ok('order', { order_id })))
    expect(paid.map(({ order: { actual_payment } }) => actual_payment?.amount)).toEqual(['532.15', '816.14'])
    expect(await balanceOf(buyer, 'THB')).toBe('3651.71')
    expect(await checkInvariants(market.db)).toEqual([])
    await cancelAll(ids)
    expect(await balanceOf(buyer, 'THB')).toBe('5000.00')
    expect(await checkInvariants(market.db)).toEqual([])
  })

  it('refuses another amount with the one that is due, and books nothing [wire.amount-changed]', async () => {
    const { ids } = await order(market, buyer, [market.shirt, 1])
    for (const amount of ['14.98', '-14.99', '14.9901']) {
      expect(await pay(buyer, ids, amount)).toMatchObject({
        code: 2000018,
        data: { reason: 'amount_changed', amount: '14.99', currency: 'USD' },
      })
    }
    expect(await balanceOf(buyer)).toBe('500.00')
    expect(await statusOf(one(ids))).toBe('to_be_paid')
    await cancelAll(ids)
  })

  it('refuses a sum that the wallet does not hold, and pays all orders or none [money.not-negative]', async () => {
    const poor = await market.buyer(3_000n)
    const { ids, total } = await order(market, poor, [market.shirt, 1], [market.lamp, 1])
    expect(await pay(poor, ids, total)).toMatchObject({ code: 2000022 })
    expect(await balanceOf(poor)).toBe('30.00')
    expect((await poor.ok('order', { order_id: one(ids) })).order.status).toBe('to_be_paid')
    await Promise.all(ids.map((order_id) => poor.ok('orderCancel', { order_id })))
  })

  it('refuses wallets that are not offered, duplicates and a missing wallet', async () => {
    const { ids, total } = await order(market, buyer, [market.shirt, 1])
    expect(await pay(buyer, ids, total, { wallet: 'XAU' })).toMatchObject({ code: 2000029 })
    expect(await pay(buyer, ids, total, { wallet: '' })).toMatchObject({
      code: 1000009,
      data: { errors: [{ field: 'wallet', rule: 'required' }] },
    })
    expect(await pay(buyer, [...ids, ...ids], total)).toMatchObject({
      code: 1000008,
      data: { errors: [{ field: 'order_ids' }] },
    })
    await cancelAll(ids)
  })

  it('answers another buyer’s order as one that does not exist [wire.foreign-id]', async () => {
    const { ids, total } = await order(market, buyer, [market.shirt, 1])
    const other = await market.buyer()
    expect(await pay(other, ids, total)).toMatchObject({ code: 1500018 })
    expect(await other.call('order', { order_id: one(ids) })).toMatchObject({ code: 1500018 })
    expect(await other.call('orderCancel', { order_id: one(ids) })).toMatchObject({ code: 1500018 })
    await cancelAll(ids)
  })

  it('pays once: the same key is answered again, another key is refused', async () => {
    const { ids, total } = await order(market, buyer, [market.shirt, 1])
    const idempotency_key = randomUUID()
    const both = await Promise.all([
      pay(buyer, ids, total, { idempotency_key }),
      pay(buyer, ids, total, { idempotency_key }),
    ])
    expect(both[1]).toEqual(both[0])
    expect(await pay(buyer, ids, total)).toMatchObject({ code: 1500019 })
    expect(await balanceOf(buyer)).toBe('485.01')
    await cancelAll(ids)
  })

  it('refuses an order whose time is over', async () => {
    const { ids, total } = await order(market, buyer, [market.shirt, 1])
    market.clock.advance(24 * 3_600)
    expect(await pay(buyer, ids, total)).toMatchObject({ code: 1500019 })
    await cancelAll(ids)
  })
})

describe('cash on delivery [state.cash-on-delivery]', () => {
  const cash = (ids: readonly string[], amount: string) =>
    buyer.call('paymentStart', { order_ids: JSON.stringify(ids), payment_method: 'cash_on_delivery', amount })

  it('goes straight to the shop, unpaid, and books the cash on delivery', async () => {
    const { ids, total } = await order(market, buyer, [market.shirt, 1])
    expect(await cash(ids, '1.00')).toMatchObject({ code: 2000018, data: { reason: 'amount_changed' } })
    const { data } = await cash(ids, total)
    expect(data).toMatchObject({ state: 'pending' })
    const { payment_id } = data
    expect(await buyer.ok('paymentState', { payment_id })).toMatchObject({
      state: 'pending',
      orders: [{ status: 'to_be_shipped', payment_status: 'unpaid', payment_method: 'cash_on_delivery' }],
    })
    const found = one(
      await market.db
        .select()
        .from(orders)
        .where(eq(orders.id, BigInt(one(ids)))),
    )
    for (const status of ['shipped', 'in_transit', 'delivered'] as const) {
      await transaction(market.db, (tx) =>
        moveOrderTo(tx, found.id, status, { carrier: 'Post', trackingNumber: 'P1' }, market.clock.now()),
      )
    }
    expect(await buyer.ok('paymentState', { payment_id })).toMatchObject({
      state: 'paid',
      orders: [{ status: 'delivered', payment_status: 'paid', actions: ['complete', 'refund'] }],
    })
    expect(await checkInvariants(market.db)).toEqual([])
  })

  it('can be cancelled before it is shipped', async () => {
    const { ids, total } = await order(market, buyer, [market.shirt, 1])
    const { data } = await cash(ids, total)
    await cancelAll(ids)
    expect(await buyer.ok('paymentState', { payment_id: data.payment_id })).toMatchObject({ state: 'failed' })
    expect(await balanceOf(buyer)).toBe('500.00')
  })
})

it('answers another buyer’s payment as one that does not exist [call.paymentState]', async () => {
  const { ids, total } = await order(market, buyer, [market.shirt, 1])
  const { data } = await pay(buyer, ids, total)
  expect(await buyer.ok('paymentState', { payment_id: data.payment_id })).toMatchObject({
    state: 'paid',
    orders: [{ order_id: ids[0], status: 'paid' }],
  })
  const other = await market.buyer()
  expect(await other.call('paymentState', { payment_id: data.payment_id })).toMatchObject({ code: 2000019 })
})
