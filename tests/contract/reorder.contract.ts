/** Ordering again. */
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { buy, place } from './support/checkout'
import { call, ok } from './support/client'
import { sql } from './support/control'
import { newItem } from './support/new-product'
import { newBuyer } from './support/people'

async function ordered(qty = 2, stock = 20) {
  const buyer = await newBuyer()
  const goods = await newItem({ stock })
  const { orders } = await place(buyer, [goods], qty)
  return { buyer, goods, fields: { order_id: one(orders).order_id } }
}

describe('ordering again', () => {
  it('adds the lines of an order to the cart [call.reorder]', async () => {
    const { buyer, goods, fields } = await ordered()
    const other = await newItem()
    await ok('cartAdd', { product_id: other.productId, qty: 3 }, buyer)
    await ok('cartAdd', { product_id: goods.productId, qty: 1 }, buyer)
    expect(await ok('reorder', fields, buyer)).toEqual({ items_count: 6, short: [] })
    const { cart_info: cart } = await ok('cart', {}, buyer)
    const lines = cart.shops.flatMap(({ products }) => products)
    expect(lines.map(({ sku, qty, selected }) => [sku, qty, selected])).toEqual([
      [other.sku, 3, true],
      [goods.sku, 3, true],
    ])
  })

  it('happens once for each key [call.reorder]', async () => {
    const { buyer, fields } = await ordered()
    const key = crypto.randomUUID()
    const first = await ok('reorder', fields, { ...buyer, key })
    expect(await ok('reorder', fields, { ...buyer, key })).toEqual(first)
    expect((await ok('reorder', fields, buyer)).items_count).toBe(4)
  })

  it('works for any state of the order [call.reorder]', async () => {
    const buyer = await newBuyer()
    const { orders } = await buy(buyer, [await newItem()])
    const fields = { order_id: one(orders).order_id }
    await ok('orderCancel', fields, buyer)
    expect((await ok('reorder', fields, buyer)).items_count).toBe(1)
  })

  it('adds as many pieces as are in stock, and lists the missing ones [call.reorder]', async () => {
    const { buyer, goods, fields } = await ordered(4, 5)
    expect(await ok('reorder', fields, buyer)).toMatchObject({
      items_count: 1,
      short: [{ product_id: goods.productId, sku: goods.sku, qty: 4, added: 1 }],
    })
    expect(await ok('reorder', fields, buyer)).toMatchObject({ items_count: 1, short: [{ added: 0 }] })
  })

  it('adds no withdrawn products, and lists them [call.reorder]', async () => {
    const { buyer, goods, fields } = await ordered()
    await sql(`update products set state = 'withdrawn', hidden = true where id = ${goods.productId} returning id::text`)
    expect(await ok('reorder', fields, buyer)).toMatchObject({ items_count: 0, short: [{ qty: 2, added: 0 }] })
  })

  it('answers another buyer’s order like one that does not exist [call.reorder] [wire.foreign-id] [answer.1500018]', async () => {
    const { fields } = await ordered()
    const stranger = await newBuyer()
    for (const order_id of [fields.order_id, '999999999999']) {
      expect((await call('reorder', { order_id }, stranger)).code).toBe(Code.orderUnknown)
    }
    expect((await ok('cart', {}, stranger)).cart_info.items_count).toBe(0)
  })
})
