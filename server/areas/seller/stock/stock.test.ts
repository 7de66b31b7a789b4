import { eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { products, skus } from '../../../kernel/db/schema/catalogue'
import { audits } from '../../../kernel/db/schema/ops'
import { stockMovements } from '../../../kernel/db/schema/stock'
import { newPiece, withSeller, readProduct, saveOf } from '../../../testing/seller-scene'
import type { Buyer, Market } from '../../../testing/market'
import { refreshProduct } from '../../../testing/refresh-product'

let market: Market
let seller: Buyer

withSeller((made, by) => {
  market = made
  seller = by
})

const setStock = (items: readonly object[], reason = 'count') =>
  seller.call('sellerStockSet', { items: JSON.stringify(items), reason })
const setPrices = (items: readonly object[]) => seller.call('sellerPrices', { items: JSON.stringify(items) })
const rowOf = async (id: bigint) => one(await market.db.select().from(skus).where(eq(skus.id, id)))

describe('two who count the same pieces [rule.seller-stock] [call.sellerStockSet]', () => {
  it('do not add them twice: the second gets what is there now, and nothing changes', async () => {
    const { skus: rows } = await newPiece(market, { stock: 20 })
    const [first, second] = rows.map(({ id }) => ({ sku_id: String(id) }))
    const count = { ...first, stock: 50, was: 20 }
    expect((await setStock([count])).code).toBe(200)
    const late = await setStock([{ ...second, stock: 7, was: 20 }, count])
    expect([late.code, late.data]).toEqual([
      Code.operationFailed,
      { reason: 'changed', items: [{ ...first, stock: 50 }] },
    ])
    expect(await Promise.all(rows.map(async ({ id }) => (await rowOf(id)).stock))).toEqual([50, 20])
    expect((await setStock([{ ...first, stock: 48, was: 50 }])).data).toEqual({ items: [{ ...first, stock: 48 }] })
  })

  it('at once: one of them is refused', async () => {
    const { skus: rows } = await newPiece(market, { stock: 20 })
    const count = { sku_id: String(rows[0]?.id), stock: 50, was: 20 }
    const answers = await Promise.all([setStock([count]), setStock([count])])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, Code.operationFailed])
    expect((await rowOf(rows[0]?.id ?? 0n)).stock).toBe(50)
  })

  it('while deliveries are added to what is there, sold pieces stay sold, and each has its movement and its history', async () => {
    const { skus: rows } = await newPiece(market, { stock: 20 })
    const [{ id } = { id: 0n }, { id: second } = { id: 0n }] = rows
    const items = [
      { sku_id: String(id), stock: 50, was: 20 },
      { sku_id: String(second), stock: 20, was: 20 },
    ]
    await market.db.update(skus).set({ stock: 18 }).where(eq(skus.id, id))
    expect((await setStock(items, 'delivery')).data).toEqual({
      items: [
        { sku_id: String(id), stock: 48 },
        { sku_id: String(second), stock: 20 },
      ],
    })
    const moved = await market.db.select().from(stockMovements).where(eq(stockMovements.skuId, id))
    expect(moved).toMatchObject([
      { kind: 'opening', delta: 20 },
      { kind: 'adjustment', reason: 'delivery', delta: 30, userId: seller.userId },
    ])
    const told = await market.db.select().from(audits).where(eq(audits.subjectId, id))
    expect(told.filter(({ subject }) => subject === 'skus')).toMatchObject([
      { action: 'stock', before: { stock: 18 }, after: { stock: 48, reason: 'delivery' } },
    ])
    expect((await rowOf(second)).stock).toBe(20)
  })
})

describe('two who set a price [rule.seller-price] [call.sellerPrices]', () => {
  const seen = { price: '10.00', special_price: null }

  it('do not overwrite each other: the second gets what is there now, and nothing changes', async () => {
    const { productId, skus: rows } = await newPiece(market, {})
    const [first, second] = rows.map(({ id }) => ({ sku_id: String(id) }))
    expect((await setPrices([{ ...first, price: '12', special_price: '9', was: seen }])).code).toBe(200)
    const late = await setPrices([
      { ...second, price: '8.00', special_price: null, was: seen },
      { ...first, price: '11', special_price: null, was: seen },
    ])
    const now = { ...first, price: '12.00', special_price: '9.00' }
    expect([late.code, late.data]).toEqual([Code.operationFailed, { reason: 'changed', items: [now] }])
    const { skus: shown } = await readProduct(seller, productId)
    expect(shown.map(({ price, special_price: special }) => [price, special])).toEqual([
      ['12.00', '9.00'],
      ['10.00', null],
    ])
    const { sku_id, ...was } = now
    expect((await setPrices([{ sku_id, price: '11', special_price: null, was }])).code).toBe(200)
  })

  it('at what is there already: the second is taken, as is a repeated call', async () => {
    const { skus: rows } = await newPiece(market, {})
    const item = { sku_id: String(rows[0]?.id), price: '12', special_price: null, was: seen }
    expect((await setPrices([item])).code).toBe(200)
    expect((await setPrices([item])).data).toEqual({
      items: [{ sku_id: item.sku_id, price: '12.00', special_price: null }],
    })
  })

  it('without saying what was seen: the last one counts, as before', async () => {
    const { skus: rows } = await newPiece(market, {})
    const item = { sku_id: String(rows[0]?.id), price: '12', special_price: null }
    for (const price of ['12', '11']) expect((await setPrices([{ ...item, price }])).code).toBe(200)
  })
})

it('an equal price leaves open editors alone, and an other one does not [rule.seller-save]', async () => {
  const { productId, skus: rows } = await newPiece(market, {})
  const before = await readProduct(seller, productId)
  const items = rows.map(({ id }) => ({ sku_id: String(id), price: '10', special_price: null }))
  expect((await setPrices(items)).code).toBe(200)
  expect(await readProduct(seller, productId)).toEqual(before)
  expect(await seller.ok('sellerProductLog', { product_id: productId })).toMatchObject({ list: [] })
  expect((await setPrices(items.slice(1).map((item) => ({ ...item, price: '9' })))).code).toBe(200)
  const late = await seller.call('sellerProductSave', saveOf(before, { name_en: 'Other' }))
  expect(late.data).toMatchObject({ reason: 'changed', version: 2 })
})

it('the price in lists is that of the cheapest variant on offer, as a save finds it [rule.seller-price]', async () => {
  const { db } = market
  const { productId, skus: rows } = await newPiece(market, { variants: 3 })
  const [first, second, third] = rows
  await db
    .update(skus)
    .set({ discontinued: true })
    .where(eq(skus.id, third?.id ?? 0n))
  await setPrices([
    { sku_id: String(first?.id), price: '14', special_price: '8' },
    { sku_id: String(second?.id), price: '8', special_price: null },
    { sku_id: String(third?.id), price: '2', special_price: null },
  ])
  const listed = async () => {
    const row = one(
      await db
        .select()
        .from(products)
        .where(eq(products.id, BigInt(productId))),
    )
    return [row.priceMinor, row.specialPriceMinor]
  }
  expect(await listed()).toEqual([1_400n, 800n])
  await db.transaction((tx) => refreshProduct(tx, BigInt(productId)))
  expect(await listed()).toEqual([1_400n, 800n])
})
