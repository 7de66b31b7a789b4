import { eq } from 'drizzle-orm'
import { ORDER_STATES, type OrderState } from '@contract/base/order-states'
import { refusal } from '@contract/base/order-steps'
import { one } from '@contract/rules/lists'
import { skus } from '../../kernel/db/schema/catalogue'
import { notices } from '../../kernel/db/schema/notices'
import { transaction } from '../../kernel/db/transaction'
import { checkInvariants } from '../../app/checks/invariants'
import { createMarket, order, pay, type Buyer, type Market } from '../../testing/market'
import { moveOrderTo } from './shop-steps'
import { cancelOrderById, completeOrderById, payOrdersInCash } from '../../app/demo/direct-orders'
import { openStock } from '../../app/demo/opening'

/** The states of each tab, repeated here because the contract's table is under test. */
const SHOWN = {
  all: ORDER_STATES,
  to_pay: ['to_be_paid'],
  to_ship: ['paid', 'to_be_shipped'],
  on_the_way: ['shipped', 'in_transit'],
  delivered: ['delivered'],
  completed: ['receipt_confirmed', 'completed'],
  cancelled: ['cancelled'],
} as const

let market: Market
let buyer: Buyer

beforeAll(async () => {
  market = await createMarket()
  await market.db
    .update(skus)
    .set({ stock: 1_000 })
    .where(eq(skus.productId, BigInt(market.shirt)))
  await openStock(market.db, market.clock.now())
})
afterAll(() => market.close())
beforeEach(async () => {
  buyer = await market.buyer()
})

const WAY: readonly OrderState[] = ['to_be_shipped', 'shipped', 'in_transit', 'delivered']
const parcel = { carrier: 'Swift Post', trackingNumber: 'SP123' }

/** One shirt, brought into a state. */
async function orderIn(status: OrderState, { cash = false } = {}): Promise<string> {
  const { ids, total } = await order(market, buyer, [market.shirt, 1])
  const id = BigInt(one(ids))
  const at = market.clock.now()
  if (status === 'to_be_paid') return one(ids)
  await transaction(market.db, async (tx) => {
    if (status === 'cancelled') await cancelOrderById(tx, id, at)
    else if (cash) await payOrdersInCash(tx, [id], at)
  })
  if (status === 'cancelled') return one(ids)
  if (!cash) await pay(buyer, ids, total)
  const confirmed = status === 'receipt_confirmed' || status === 'completed'
  const steps = confirmed ? WAY : WAY.slice(0, WAY.indexOf(status) + 1)
  await transaction(market.db, async (tx) => {
    for (const step of cash ? steps.slice(1) : steps) await moveOrderTo(tx, id, step, parcel, at)
    if (confirmed) await completeOrderById(tx, id, at)
    if (status === 'completed') await moveOrderTo(tx, id, 'completed', {}, at)
  })
  return one(ids)
}

const ACTIONS = ['pay', 'cancel', 'complete'] as const

const act = (action: (typeof ACTIONS)[number], id: string) => {
  if (action === 'pay') return pay(buyer, [id], '14.99')
  return buyer.call(action === 'cancel' ? 'orderCancel' : 'orderComplete', { order_id: id })
}
const viewOf = async (id: string) => (await buyer.ok('order', { order_id: id })).order

describe('what an order allows, by the state table', () => {
  for (const status of ORDER_STATES) {
    for (const action of ACTIONS) {
      const code = refusal(action, { status, cashOnDelivery: false })
      it(`${code === null ? 'allows' : 'refuses'} ${action} in ${status} [state.${status}.${action}]`, async () => {
        const id = await orderIn(status)
        const before = await viewOf(id)
        expect(before.status).toBe(status)
        expect(before.actions.includes(action)).toBe(code === null)
        expect(await act(action, id)).toMatchObject({ code: code ?? 200 })
        if (code !== null) expect(await viewOf(id)).toEqual(before)
      })
    }
  }

  it('completes cash on delivery from delivered alone [state.cash-complete]', async () => {
    for (const status of ['to_be_shipped', 'shipped', 'in_transit'] as const) {
      expect(await act('complete', await orderIn(status, { cash: true }))).toMatchObject({ code: 2000006 })
    }
    const id = await orderIn('delivered', { cash: true })
    expect(await act('complete', id)).toMatchObject({ code: 200 })
    expect(await viewOf(id)).toMatchObject({ status: 'receipt_confirmed', payment_status: 'paid' })
  })

  it('moves an order in turn alone', async () => {
    const id = BigInt(await orderIn('paid'))
    const move = (to: OrderState) => transaction(market.db, (tx) => moveOrderTo(tx, id, to, parcel, market.clock.now()))
    await expect(move('shipped')).rejects.toMatchObject({ code: 2000005 })
    await move('to_be_shipped')
    await expect(move('delivered')).rejects.toMatchObject({ code: 2000005 })
  })
})

describe('a cancellation [call.orderCancel]', () => {
  const stockOf = async () =>
    one(
      await market.db
        .select()
        .from(skus)
        .where(eq(skus.productId, BigInt(market.shirt))),
    ).stock

  it('returns stock and wallet money, and notifies the buyer [state.cancel-returns]', async () => {
    const stock = await stockOf()
    const id = await orderIn('paid')
    expect(await stockOf()).toBe(stock - 1)
    const { order: cancelled } = await buyer.ok('orderCancel', { order_id: id, cancel_remark: 'Changed my mind' })
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
      cancel_remark: 'Changed my mind',
      actions: [],
      actual_payment: { amount: '14.99' },
    })
    expect(await stockOf()).toBe(stock)
    expect(await buyer.ok('getUserBalance')).toMatchObject({ balance: '500.00' })
    const told = await market.db.select().from(notices).where(eq(notices.userId, buyer.userId))
    expect(told.map(({ title }) => title.en)).toEqual(['Order placed', 'Order paid', 'Order cancelled'])
  })

  it('happens once for two simultaneous requests', async () => {
    const id = await orderIn('paid')
    const answers = await Promise.all([act('cancel', id), act('cancel', id)])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 2000032])
    expect(await buyer.ok('getUserBalance')).toMatchObject({ balance: '500.00' })
  })
})

describe('the order history [call.orders]', () => {
  for (const [tab, states] of Object.entries(SHOWN)) {
    it(`shows the tab ${tab} and counts it [tab.${tab}]`, async () => {
      const ids: string[] = []
      for (const status of ORDER_STATES) ids.push(await orderIn(status))
      const { list, count, counts } = await buyer.ok('orders', { status: tab })
      expect(list.map(({ status }) => status).sort()).toEqual([...states].sort())
      expect(count).toBe(states.length)
      expect(counts).toEqual(Object.fromEntries(Object.entries(SHOWN).map(([name, { length }]) => [name, length])))
    })
  }

  it('comes newest first in pages, with its lines; past the end it is empty [wire.list]', async () => {
    const first = await orderIn('to_be_paid')
    market.clock.advance(1)
    const second = await orderIn('to_be_paid')
    const page = await buyer.ok('orders', { page_size: '1' })
    expect(page).toMatchObject({ count: 2, p: 1, page_size: 1, list: [{ order_id: second }] })
    expect(page.list[0]?.products).toMatchObject([{ name_en: 'Shirt', qty: 1 }])
    expect(await buyer.ok('orders', { page_size: '1', p: '2' })).toMatchObject({ list: [{ order_id: first }] })
    expect(await buyer.ok('orders', { page_size: '1', p: '3' })).toMatchObject({ list: [], count: 2 })
    const stranger = await market.buyer()
    expect(await stranger.ok('orders')).toMatchObject({ list: [], count: 0 })
  })
})

it('shows an order whole, with its timeline and its parcel [call.order]', async () => {
  const id = await orderIn('completed')
  const view = await viewOf(id)
  const now = market.clock.now().toISOString()
  expect(view).toMatchObject({
    order_id: id,
    carrier: 'Swift Post',
    log_sn: 'SP123',
    deliver_time: now,
    delivery_time: now,
    success_time: now,
    customer: { name: 'Test Buyer' },
    shop: { name: 'Corner shop' },
  })
  expect(view.timeline.map(({ status }) => status)).toEqual(ORDER_STATES.filter((status) => status !== 'cancelled'))
})

it('leaves a ledger and a stock that add up [stock.sum] [call.orderComplete]', async () => {
  await act('complete', await orderIn('delivered'))
  expect(await checkInvariants(market.db)).toEqual([])
})
