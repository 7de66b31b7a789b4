import { eq } from 'drizzle-orm'
import { at, one } from '@contract/rules/lists'
import { products, skus } from '../../kernel/db/schema/catalogue'
import type { Buyer, Market } from '../../testing/market'
import { cartOf, onMarket } from '../../testing/market-scene'
import { productIn } from '../catalogue/product-state'

let market: Market
let buyer: Buyer

onMarket((made, by) => {
  market = made
  buyer = by
})

const { lines, add, itemOf } = cartOf(() => buyer)

describe('adding to the cart [call.cartAdd]', () => {
  it('counts the pieces of all lines, and adds to the line that is there [session.items-count]', async () => {
    expect(await add(market.shirt, 2)).toMatchObject({ code: 200, data: { items_count: 2 } })
    expect(await add(market.lamp)).toMatchObject({ code: 200, data: { items_count: 3 } })
    expect(await add(market.shirt)).toMatchObject({ code: 200, data: { items_count: 4 } })
    expect(await lines()).toHaveLength(2)
  })

  it('asks for the variant of a product that has some, at its field', async () => {
    expect(await add(market.cup)).toMatchObject({
      code: 1000009,
      data: { errors: [{ field: 'custom_option_sku', rule: 'required' }] },
    })
    expect(await add(market.cup, 1, { custom_option_sku: 'NONE' })).toMatchObject({ code: 2000019 })
    expect(await add(market.cup, 1, { custom_option_sku: market.red })).toMatchObject({ code: 200 })
    expect((await lines())[0]?.custom_option_info).toEqual([{ name: 'Colour', value: 'Red' }])
  })

  it('refuses more than there are, with what the cart holds already', async () => {
    expect(await add(market.lamp, 4)).toMatchObject({ code: 2000023 })
    expect(await add(market.lamp, 2)).toMatchObject({ code: 200 })
    expect(await add(market.lamp, 2)).toMatchObject({ code: 2000023 })
    expect((await lines())[0]?.qty).toBe(2)
  })

  it('refuses a withdrawn product and one that does not exist', async () => {
    await market.db
      .update(products)
      .set(productIn('withdrawn', market.clock.now()))
      .where(eq(products.id, BigInt(market.lamp)))
    expect(await add(market.lamp)).toMatchObject({ code: 2000021 })
    await market.db
      .update(products)
      .set(productIn('listed', market.clock.now()))
      .where(eq(products.id, BigInt(market.lamp)))
    expect(await add('999999')).toMatchObject({ code: 2000019 })
  })
})

describe('the cart [call.cart]', () => {
  it('sums up selected lines alone, per shop, with the cheapest shipping of each [money.selected-only]', async () => {
    await add(market.shirt, 2)
    await add(market.lamp)
    const { cart_info, currency } = await buyer.ok('cart')
    expect(currency).toBe('USD')
    expect(cart_info).toMatchObject({
      items_count: 3,
      product_total: '39.99',
      shipping_cost: '7.99',
      tax_total: '1.82',
      grand_total: '47.98',
    })
    expect(cart_info.shops.map(({ shop_id, product_total }) => [shop_id, product_total])).toEqual([
      [market.shop, '20.00'],
      [market.otherShop, '19.99'],
    ])
    const item_id = one(at(cart_info.shops, 1).products).item_id
    const { cart_info: less } = await buyer.ok('cartSelectOne', { item_id, checked: '0' })
    expect(less).toMatchObject({ items_count: 3, product_total: '20.00', shipping_cost: '4.99', grand_total: '24.99' })
  })

  it('ships free from the shop’s threshold on', async () => {
    await add(market.shirt, 5)
    expect((await buyer.ok('cart')).cart_info).toMatchObject({ product_total: '50.00', shipping_cost: '0.00' })
  })

  it('shows a sold-out line, not selectable and in no total [stock.inactive] [call.cartSelectOne]', async () => {
    await add(market.shirt)
    await add(market.cup, 1, { custom_option_sku: market.blue })
    await market.db.update(skus).set({ stock: 0 }).where(eq(skus.sku, market.blue))
    const { cart_info } = await buyer.ok('cart')
    const line = at(one(cart_info.shops).products, 1)
    expect(line).toMatchObject({ active: false, selected: false, stock: 0 })
    expect(cart_info.product_total).toBe('10.00')
    expect(await buyer.call('cartSelectOne', { item_id: line.item_id, checked: '1' })).toMatchObject({ code: 2000021 })
    const all = await buyer.ok('cartSelectAll', { checked: '1' })
    expect(all.cart_info.product_total).toBe('10.00')
    await market.db.update(skus).set({ stock: 2 }).where(eq(skus.sku, market.blue))
  })

  it('ticks and unticks all [call.cartSelectAll]', async () => {
    await add(market.shirt)
    await add(market.lamp)
    expect((await buyer.ok('cartSelectAll', { checked: '0' })).cart_info).toMatchObject({
      grand_total: '0.00',
      items_count: 2,
    })
    expect((await buyer.ok('cartSelectAll', { checked: '1' })).cart_info.product_total).toBe('29.99')
  })
})

describe('changing a line [call.cartUpdate]', () => {
  it('takes one more, one less and a quantity, within the stock', async () => {
    await add(market.lamp)
    const item_id = one(await lines()).item_id
    const change = (fields: Record<string, string>) => buyer.call('cartUpdate', { item_id, ...fields })
    expect(await change({ up_type: 'add_one' })).toMatchObject({ data: { cart_info: { items_count: 2 } } })
    expect(await change({ up_type: 'less_one' })).toMatchObject({ data: { cart_info: { items_count: 1 } } })
    expect(await change({ up_type: 'less_one' })).toMatchObject({
      code: 1000008,
      data: { errors: [{ field: 'qty', rule: 'min', params: { limit: 1 } }] },
    })
    expect(await change({ up_type: 'set', qty: '3' })).toMatchObject({ data: { cart_info: { items_count: 3 } } })
    expect(await change({ up_type: 'add_one' })).toMatchObject({ code: 2000023 })
    expect(await change({ up_type: 'set' })).toMatchObject({ code: 1000009, data: { errors: [{ field: 'qty' }] } })
    expect((await lines())[0]?.qty).toBe(3)
  })

  it('changes the variant, and joins the line that holds it already', async () => {
    await add(market.cup, 1, { custom_option_sku: market.red })
    await add(market.cup, 1, { custom_option_sku: market.blue })
    const change = { item_id: await itemOf(market.red), up_type: 'option' }
    expect(await buyer.call('cartUpdate', change)).toMatchObject({ code: 1000009 })
    await buyer.ok('cartUpdate', { ...change, custom_option_sku: market.blue })
    expect((await lines()).map(({ sku, qty }) => [sku, qty])).toEqual([[market.blue, 2]])
  })

  it('removes several lines at once', async () => {
    await add(market.shirt)
    await add(market.lamp)
    const ids = (await lines()).map(({ item_id }) => item_id).join(',')
    expect(await buyer.call('cartUpdate', { item_id: ids, up_type: 'add_one' })).toMatchObject({ code: 1000008 })
    expect((await buyer.ok('cartUpdate', { item_id: ids, up_type: 'remove' })).cart_info.shops).toEqual([])
  })

  it('answers another buyer’s line as one that does not exist [wire.foreign-id]', async () => {
    await add(market.shirt)
    const item_id = one(await lines()).item_id
    const other = await market.buyer()
    expect(await other.call('cartUpdate', { item_id, up_type: 'remove' })).toMatchObject({ code: 2000019 })
    expect(await other.call('cartSelectOne', { item_id, checked: '0' })).toMatchObject({ code: 2000019 })
    expect(await lines()).toHaveLength(1)
  })
})
