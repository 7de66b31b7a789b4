/** Ordering again. */
import type { Data } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { buy, chosenSubmission, place } from './support/checkout'
import { call, ok } from './support/client'
import { sql } from './support/control'
import { newItem, newShop, stockOf } from './support/new-product'
import { newBuyer, type Buyer } from './support/people'

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

/** Buys an order again, beside the cart. */
async function again(buyer: Buyer, order_id: string): Promise<{ basket_id: string; short: Data<'reorder'>['short'] }> {
  const { basket_id, short } = await ok('reorder', { order_id, buy_now: true }, buyer)
  if (basket_id === undefined) throw new Error('what is bought again stands in a basket')
  return { basket_id, short }
}

const linesIn = async (buyer: Buyer, fields: { basket_id?: string } = {}) =>
  (await ok('cart', fields, buyer)).cart_info.shops.flatMap(({ products }) =>
    products.map(({ sku, qty, selected }) => [sku, qty, selected]),
  )

describe('ordering again beside the cart [call.reorder] [rule.buy-now]', () => {
  it('puts all lines of the order into one basket, which is ordered at once, and leaves the cart alone', async () => {
    const buyer = await newBuyer()
    const shopId = await newShop()
    const [first, second, kept] = [await newItem({ shopId }), await newItem({ shopId }), await newItem()]
    const { orders } = await place(buyer, [first, second], 2)
    await ok('cartAdd', { product_id: kept.productId, qty: 3 }, buyer)
    const before = await linesIn(buyer)
    const stock = [await stockOf(first), await stockOf(second)]

    const { basket_id, short } = await again(buyer, one(orders).order_id)
    expect(short).toEqual([])
    const content = [
      [first.sku, 2, true],
      [second.sku, 2, true],
    ]
    expect(await linesIn(buyer, { basket_id })).toEqual(content)
    const { shippings } = await ok('checkout', { basket_id }, buyer)
    expect(shippings.map(({ shop_id }) => shop_id)).toEqual([first.shopId])
    const placed = await ok('submitOrder', await chosenSubmission(buyer, { basket_id }), buyer)
    const { order } = await ok('order', { order_id: one(placed.orders).order_id }, buyer)
    expect(order.products.map(({ sku, qty }) => [sku, qty])).toEqual([
      [first.sku, 2],
      [second.sku, 2],
    ])
    expect([await stockOf(first), await stockOf(second)]).toEqual(stock.map((pieces) => pieces - 2))
    expect(await linesIn(buyer)).toEqual(before)
    expect((await call('cart', { basket_id }, buyer)).code).toBe(Code.notFound)
  })

  it('is the same basket for the same content, and another one for another', async () => {
    const { buyer, goods, fields } = await ordered()
    const { basket_id } = await again(buyer, fields.order_id)
    expect((await again(buyer, fields.order_id)).basket_id).toBe(basket_id)
    const now = await ok('cartAdd', { product_id: goods.productId, qty: 1, buy_now: true }, buyer)
    expect(now.basket_id).not.toBe(basket_id)
    expect((await call('cart', { basket_id }, buyer)).code).toBe(Code.notFound)
    expect(await linesIn(buyer, { basket_id: now.basket_id })).toEqual([[goods.sku, 1, true]])
  })

  it('takes what is in stock, whatever the cart holds, and names what is not', async () => {
    const { buyer, goods, fields } = await ordered(4, 7)
    await ok('cartAdd', { product_id: goods.productId, qty: 3 }, buyer)
    const { basket_id, short } = await again(buyer, fields.order_id)
    expect(short).toMatchObject([{ sku: goods.sku, qty: 4, added: 3 }])
    expect(await linesIn(buyer, { basket_id })).toEqual([[goods.sku, 3, true]])
  })

  it('makes no basket of nothing, and keeps the one that there is', async () => {
    const { buyer, goods, fields } = await ordered()
    const other = await newItem()
    const { basket_id } = await ok('cartAdd', { product_id: other.productId, qty: 1, buy_now: true }, buyer)
    await sql(`update products set state = 'withdrawn', hidden = true where id = ${goods.productId} returning id::text`)
    const answer = await ok('reorder', { ...fields, buy_now: true }, buyer)
    expect(answer).toEqual({ items_count: 0, short: [expect.objectContaining({ qty: 2, added: 0 })] })
    expect(await linesIn(buyer, { basket_id })).toEqual([[other.sku, 1, true]])
  })

  it('asked for at once with another purchase leaves one whole basket', async () => {
    const buyer = await newBuyer()
    const shopId = await newShop()
    const [first, second, other] = [await newItem({ shopId }), await newItem({ shopId }), await newItem()]
    const { orders } = await place(buyer, [first, second], 1)
    const fields = { order_id: one(orders).order_id, buy_now: true }
    const asked = await Promise.all([
      ...Array.from({ length: 4 }, () => ok('reorder', fields, buyer)),
      ...Array.from({ length: 4 }, () => ok('cartAdd', { product_id: other.productId, qty: 1, buy_now: true }, buyer)),
    ])
    const left = await Promise.all(
      [...new Set(asked.map(({ basket_id }) => basket_id))].map(async (basket_id) => {
        const { code, data } = await call('cart', { basket_id }, buyer)
        return code === Code.notFound ? [] : [data?.cart_info.items_count]
      }),
    )
    expect([[1], [2]]).toContainEqual(left.flat())
  })

  it('ordered from two tabs at once is one order', async () => {
    const { buyer, goods, fields } = await ordered(1, 20)
    const stock = await stockOf(goods)
    const { basket_id } = await again(buyer, fields.order_id)
    const order = await chosenSubmission(buyer, { basket_id })
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('submitOrder', order, buyer)))
    expect(answers.map(({ code }) => code).filter((code) => code === 200)).toHaveLength(1)
    expect(await stockOf(goods)).toBe(stock - 1)
  })
})
