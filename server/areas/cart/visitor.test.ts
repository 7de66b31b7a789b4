import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { skus } from '../../kernel/db/schema/catalogue'
import type { Buyer, Market } from '../../testing/market'
import { cartOf, onMarket } from '../../testing/market-scene'

let market: Market
let buyer: Buyer

onMarket((made, by) => {
  market = made
  buyer = by
})

const { lines, add, itemOf } = cartOf(() => buyer)
const skuOf = async (product: string) => (await lines()).find((line) => line.product_id === product)?.sku

describe('a visitor’s cart', () => {
  it('is priced without a session; unknown items are in no line [call.cartQuote]', async () => {
    const items = JSON.stringify([
      { product_id: market.shirt, qty: 2 },
      { product_id: market.cup, custom_option_sku: market.red, qty: 1 },
      { product_id: '999999', qty: 1 },
    ])
    const { data } = await market.call('cartQuote', { items }, { lang: 'es' })
    expect(data.cart_info).toMatchObject({ items_count: 3, product_total: '28.00', shipping_cost: '4.99' })
    expect(data.cart_info.shops[0]?.products[0]).toMatchObject({ name_es: 'Camisa', name_en: 'Shirt' })
    expect(data.cart_info.shops[0]?.products[1]?.custom_option_info).toEqual([{ name: 'Color', value: 'Rojo' }])
  })

  it('shows what is sold in other variants than before, to be chosen again [stock.changed-variants]', async () => {
    const items = [
      { product_id: market.cup, qty: 2 },
      { product_id: market.cup, custom_option_sku: 'CUP-GREEN', qty: 1 },
      { product_id: market.shirt, custom_option_sku: 'SHIRT-XL', qty: 1 },
      { product_id: market.shirt, qty: 1 },
      { product_id: '999999', qty: 1 },
    ]
    const { data } = await market.call('cartQuote', { items: JSON.stringify(items) }, { lang: 'en' })
    const shown = one(data.cart_info.shops).products.map((line) => [
      line.product_id,
      line.custom_option_sku,
      line.active,
      line.inactive_reason,
      line.qty,
    ])
    expect(shown).toEqual([
      [market.cup, '', false, 'choose', 2],
      [market.cup, 'CUP-GREEN', false, 'choose', 1],
      [market.shirt, 'SHIRT-XL', false, 'withdrawn', 1],
      [market.shirt, '', true, undefined, 1],
    ])
    expect(data.cart_info).toMatchObject({ items_count: 5, product_total: '10.00' })
    expect(data.left_out).toEqual([{ product_id: '999999', name_en: '', qty: 1, reason: 'withdrawn' }])
  })

  it('counts what is ticked, and shows the rest [call.cartQuote] [money.selected-only]', async () => {
    const items = JSON.stringify([
      { product_id: market.shirt, qty: 2, selected: false },
      { product_id: market.lamp, qty: 1, selected: true },
    ])
    const { data } = await market.call('cartQuote', { items })
    expect(data.cart_info).toMatchObject({ items_count: 3, product_total: '19.99' })
    expect(data.cart_info.shops.map(({ products }) => one(products).selected)).toEqual([false, true])
  })

  it('asks the database as often for a hundred items as for one', async () => {
    const statements = async (count: number) => {
      const { db } = market
      const asked = jest.spyOn(db, 'select')
      const items = Array.from({ length: count }, (_, index) => ({ product_id: String(index + 1), qty: 1 }))
      await market.call('cartQuote', { items: JSON.stringify(items) })
      const { length } = asked.mock.calls
      asked.mockRestore()
      return length
    }
    expect(await statements(100)).toBe(await statements(Number(market.shirt)))
  })

  it('is merged cut to the stock, once for its key [call.cartMerge] [session.cart-merge]', async () => {
    await add(market.lamp, 2)
    const fields = {
      items: JSON.stringify([
        { product_id: market.lamp, qty: 2 },
        { product_id: market.shirt, qty: 1 },
        { product_id: '999999', qty: 1 },
      ]),
      idempotency_key: '00000000-0000-4000-8000-000000000001',
    }
    const first = await buyer.ok('cartMerge', fields)
    expect(first).toEqual({
      items_count: 4,
      clamped: [market.lamp, '999999'],
      left_out: [{ product_id: '999999', name_en: '', qty: 1, reason: 'withdrawn' }],
      unselected: 0,
    })
    expect(await buyer.ok('cartMerge', fields)).toEqual(first)
    expect((await lines()).map(({ qty }) => qty)).toEqual([3, 1])
  })

  const merge = (items: readonly object[]) =>
    buyer.ok('cartMerge', {
      items: JSON.stringify(items),
      idempotency_key: randomUUID(),
    })

  it('says what could not be merged, and why [session.cart-merge] [stock.changed-variants]', async () => {
    await market.db.update(skus).set({ stock: 0 }).where(eq(skus.sku, market.blue))
    const { clamped, left_out } = await merge([
      { product_id: market.cup, qty: 2 },
      { product_id: market.cup, custom_option_sku: market.blue, qty: 1 },
      { product_id: market.shirt, custom_option_sku: 'SHIRT-XL', qty: 1 },
    ])
    await market.db.update(skus).set({ stock: 2 }).where(eq(skus.sku, market.blue))
    expect(clamped).toEqual([market.cup, market.shirt])
    expect(left_out).toEqual([
      { product_id: market.cup, name_en: 'Cup', qty: 2, reason: 'choose' },
      { product_id: market.cup, custom_option_sku: market.blue, name_en: 'Cup', qty: 1, reason: 'sold_out' },
      { product_id: market.shirt, custom_option_sku: 'SHIRT-XL', name_en: 'Shirt', qty: 1, reason: 'withdrawn' },
    ])
    expect(await lines()).toEqual([])
  })

  const ticks = async () => (await lines()).map(({ product_id, selected }) => [product_id, selected])

  it('keeps its ticks, also for what the buyer’s cart had before [session.merge-ticks]', async () => {
    await add(market.lamp)
    await add(market.cup, 1, { custom_option_sku: market.red })
    await add(market.cup, 1, { custom_option_sku: market.blue })
    const blue = await itemOf(market.blue)
    await buyer.ok('cartSelectOne', { item_id: blue, checked: '0' })
    await merge([
      { product_id: market.shirt, qty: 1, selected: false },
      { product_id: market.cup, custom_option_sku: market.red, qty: 1, selected: false },
      { product_id: market.cup, custom_option_sku: market.blue, qty: 1, selected: true },
    ])
    const found = (await lines()).map(({ sku, selected }) => [sku, selected] as const)
    expect(found.filter(([, selected]) => selected).map(([sku]) => sku)).toEqual([
      await skuOf(market.lamp),
      market.blue,
    ])
  })

  it('leaves the ticks to the buyer’s cart when it has none [session.merge-ticks]', async () => {
    await add(market.lamp)
    await buyer.ok('cartSelectAll', { checked: '0' })
    await merge([
      { product_id: market.lamp, qty: 1 },
      { product_id: market.shirt, qty: 1 },
    ])
    expect(await ticks()).toEqual(
      [
        [market.shirt, true],
        [market.lamp, false],
      ].sort((a, b) => Number(a[1]) - Number(b[1])),
    )
  })
})
