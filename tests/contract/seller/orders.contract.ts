/** The orders of a shop. */
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { refundFields, putInto } from '../support/after-sale'
import { buy } from '../support/checkout'
import { call, ok, refusedFields } from '../support/client'
import { brokenInvariants, moveClock, sql } from '../support/control'
import { newSale } from '../support/seller-orders'
import { newOperator } from '../support/operators'
import { newBuyer } from '../support/people'
import { newSeller } from '../support/sellers'

const DAY_S = 86_400

afterEach(() => moveClock(0))

afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

describe('the orders of a shop [call.sellerOrders]', () => {
  it('are only its own, each in its tab, with the counts of all tabs', async () => {
    const { seller, goods, order_id } = await newSale()
    await newSale()
    const second = one((await buy(await newBuyer(), [goods])).orders)
    await putInto(second.order_id, 'shipped')
    const { list, count, counts } = await ok('sellerOrders', {}, seller)
    expect(list.map((order) => order.order_id)).toEqual([second.order_id, order_id])
    expect(count).toBe(2)
    expect(list.map(({ actions }) => actions)).toEqual([['parcel'], ['accept', 'ship', 'decline']])
    const none = { to_pay: 0, to_ship: 0, delivered: 0, completed: 0, cancelled: 0 }
    expect(counts).toEqual({ ...none, all: 2, to_accept: 1, on_the_way: 1 })
    const paid = await ok('sellerOrders', { tab: 'to_accept' }, seller)
    expect(paid).toMatchObject({ count: 1, list: [{ order_id, status: 'paid', buyer: 'Ada Lovelace', late: false }] })
    expect(paid.list[0]?.products).toMatchObject([{ sku: goods.sku, qty: 2, price: '12.50', row_price: '25.00' }])
    expect((await ok('sellerOrders', { tab: 'delivered' }, seller)).list).toEqual([])
    expect((await ok('sellerOrders', { p: 2 }, seller)).list).toEqual([])
    const all = await ok('sellerOrders', { shop_id: seller.shopId }, await newOperator())
    // an operator can report a delivery at any time
    expect(all.list[0]?.actions).toEqual(['parcel', 'deliver'])
    expect(all.list).toEqual([{ ...list[0], actions: one(all.list).actions }, list[1]])
    expect((await ok('sellerOrders', {}, await newSeller())).list).toEqual([])
  })

  it('start with the one that has waited longest, in tabs with work to do', async () => {
    const { seller, goods, order_id } = await newSale('to_be_shipped')
    const second = one((await buy(await newBuyer(), [goods])).orders)
    await putInto(second.order_id, 'to_be_shipped')
    const idsOf = async (tab: 'all' | 'to_ship') =>
      (await ok('sellerOrders', { tab }, seller)).list.map((order) => order.order_id)
    expect(await idsOf('all')).toEqual([second.order_id, order_id])
    expect(await idsOf('to_ship')).toEqual([order_id, second.order_id])
  })

  it('are found by number, SKU and name, without wildcards', async () => {
    const { seller, goods, order_id } = await newSale()
    const { number } = one(
      await sql<{ number: string }>(`select order_number as number from orders where id = ${order_id}`),
    )
    const found = async (q: string) => (await ok('sellerOrders', { q }, seller)).count
    expect(await found(number.toLowerCase())).toBe(1)
    expect(await found(goods.sku.slice(1).toLowerCase())).toBe(1)
    expect(await found('LOVELACE ａｄａ')).toBe(1)
    expect(await found('Ada Byron')).toBe(0)
    expect(await found('%')).toBe(0)
    expect(await found('_')).toBe(0)
  })

  it('are found by the day on which they were placed, including both ends of the range', async () => {
    const { seller, order_id } = await newSale()
    await sql(`update orders set created_at = '2026-03-10T23:59:59.999Z' where id = ${order_id} returning id::text`)
    const found = async (from?: string, until?: string) => (await ok('sellerOrders', { from, until }, seller)).count
    expect(await found('2026-03-10', '2026-03-10')).toBe(1)
    expect(await found('2026-03-11')).toBe(0)
    expect(await found(undefined, '2026-03-09')).toBe(0)
    expect(await found('0000-01-01', '9999-12-31')).toBe(1)
    const answer = await call('sellerOrders', { from: '2026-02-30' }, seller)
    expect([answer.code, refusedFields(answer)]).toEqual([Code.invalidParameter, ['from']])
  })

  it('are late three days after they were accepted [rule.seller-late]', async () => {
    const { seller, goods, order_id } = await newSale('to_be_shipped')
    const second = one((await buy(await newBuyer(), [goods])).orders)
    await putInto(second.order_id, 'shipped')
    expect(await ok('sellerOrders', { late: true }, seller)).toMatchObject({ list: [], late: 0 })
    await moveClock(3 * DAY_S + 60)
    const late = await ok('sellerOrders', { late: true }, seller)
    expect(late).toMatchObject({ count: 1, late: 1, list: [{ order_id, late: true }] })
    expect(one(late.list).ship_by).not.toBeNull()
  })
})

describe('an order of a shop [call.sellerOrder] [field.seller.order]', () => {
  it('has what to pack, where to send it, its refunds and its history', async () => {
    const { seller, buyer, order_id } = await newSale('delivered')
    const { order: bought } = await ok('order', { order_id }, buyer)
    await ok('refund', refundFields({ buyer, order_id, item_id: one(bought.products).item_id }), buyer)
    const { order } = await ok('sellerOrder', { order_id }, seller)
    expect(order).toMatchObject({
      order_id,
      increment_id: bought.increment_id,
      buyer: 'Ada Lovelace',
      address: { street: '12 Wireless Road', country: 'TH' },
      product_total: '25.00',
      shipping_cost: '3.90',
      grand_total: '28.90',
      order_remark: '',
      refunds: [{ state: 0, reason: 'It came broken', decided_at: null, items: [{ qty: 1 }] }],
    })
    expect(order.address).not.toHaveProperty('email')
    expect(order.timeline.map(({ status }) => status)).toEqual(['to_be_paid', 'paid'])
  })

  it('cannot be read by another shop [answer.1500018] [wire.foreign-id]', async () => {
    const { order_id } = await newSale()
    const other = await newSeller()
    expect((await call('sellerOrder', { order_id }, other)).code).toBe(Code.orderUnknown)
    const operator = await newOperator()
    expect((await call('sellerOrder', { order_id, shop_id: other.shopId }, operator)).code).toBe(Code.orderUnknown)
  })

  it('hides the buyer before payment, and from 30 days after completion [rule.seller-address]', async () => {
    const unpaid = await newSale('to_be_paid')
    const read = async ({ seller, order_id }: Pick<typeof unpaid, 'seller' | 'order_id'>) =>
      (await ok('sellerOrder', { order_id }, seller)).order
    expect(await read(unpaid)).toMatchObject({ address: null, buyer: null })
    const done = await newSale('completed')
    await sql(`update orders set completed_at = now() where id = ${done.order_id} returning id::text`)
    expect(await read(done)).toMatchObject({ address: { city: 'Bangkok' }, buyer: 'Ada Lovelace' })
    const found = async () => (await ok('sellerOrders', { q: 'Lovelace' }, done.seller)).count
    expect(await found()).toBe(1)
    await sql(
      `update orders set completed_at = now() - interval '30 days' where id = ${done.order_id} returning id::text`,
    )
    expect(await read(done)).toMatchObject({ address: null, buyer: null })
    expect(await found()).toBe(0)
  })

  it('hides the buyer of a cancelled order [rule.seller-address]', async () => {
    const { seller, buyer, order_id } = await newSale()
    await ok('orderCancel', { order_id, cancel_remark: 'Found one at home' }, buyer)
    const { order } = await ok('sellerOrder', { order_id }, seller)
    expect(order).toMatchObject({ status: 'cancelled', address: null, buyer: null, cancel_remark: 'Found one at home' })
  })
})
