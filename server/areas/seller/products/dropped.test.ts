/** What a variant leaves behind that is on no product any more: its stock's log, which sums to zero. */
import { Code } from '@contract/base/codes'
import { checkInvariants } from '../../../app/checks/invariants'
import { newPiece, withSeller, readProduct, saveOf } from '../../../testing/seller-scene'
import type { Buyer, Market } from '../../../testing/market'

let market: Market
let seller: Buyer

withSeller((made, by) => {
  market = made
  seller = by
})

/** A product with two variants, of which the first has had 20 pieces and then 5 more. */
async function counted() {
  const piece = await newPiece(market, { state: 'draft' })
  const [first, second] = piece.skus.map(({ id }) => String(id))
  const items = JSON.stringify([{ sku_id: first, stock: 25, was: 20 }])
  await seller.ok('sellerStockSet', { items, reason: 'delivery', note: 'from the mill' })
  return { ...piece, first: first ?? '', second: second ?? '' }
}

const drop = async (productId: string, skuId: string) => {
  const product = await readProduct(seller, productId)
  const skus = product.skus.filter(({ sku_id }) => sku_id !== skuId)
  return seller.call('sellerProductSave', saveOf(product, { skus }))
}

it('keeps the log of a variant that a save drops, with where its pieces went [call.sellerStockLog] [rule.seller-history]', async () => {
  const { productId, first } = await counted()
  expect((await drop(productId, first)).code).toBe(200)
  const { list } = await seller.ok('sellerStockLog', { sku_id: first })
  expect(list).toMatchObject([
    { kind: 'dropped', delta: -25, sku: `MUG-${productId}-s0`, options: { size: 's0' } },
    { kind: 'delivery', delta: 5, note: 'from the mill', sku: `MUG-${productId}-s0` },
    { kind: 'opening', delta: 20, sku: `MUG-${productId}-s0` },
  ])
  expect(await checkInvariants(market.db)).toEqual([])
})

it('tells all that happened to a product’s stock, with its dropped variants [call.sellerStockLog]', async () => {
  const { productId, first, second } = await counted()
  await drop(productId, first)
  const items = JSON.stringify([{ sku_id: second, stock: 18, was: 20 }])
  await seller.ok('sellerStockSet', { items, reason: 'damage' })
  const { list, count } = await seller.ok('sellerStockLog', { product_id: productId })
  expect(list.map(({ sku_id, kind, delta }) => [sku_id, kind, delta])).toEqual([
    [second, 'damage', -2],
    [first, 'dropped', -25],
    [first, 'delivery', 5],
    [second, 'opening', 20],
    [first, 'opening', 20],
  ])
  expect(count).toBe(5)
})

it('keeps what the history of a product says about the stock and prices of its dropped variants [call.sellerProductLog]', async () => {
  const { productId, first } = await counted()
  const prices = [{ sku_id: first, price: '17', special_price: null }]
  await seller.ok('sellerPrices', { items: JSON.stringify(prices) })
  await drop(productId, first)
  const { list } = await seller.ok('sellerProductLog', { product_id: productId })
  const told = list.filter(({ sku }) => sku !== undefined)
  const sku = `MUG-${productId}-s0`
  expect(told).toMatchObject([
    { action: 'stock', sku, before: { stock: 25 }, after: { stock: 0, reason: 'dropped' } },
    { action: 'price', sku, before: { price: '10.00' }, after: { price: '17.00' } },
    { action: 'stock', sku, before: { stock: 20 }, after: { stock: 25, reason: 'delivery' } },
  ])
})

it('keeps them when the product is removed, for its shop and for operators [call.sellerProductRemove]', async () => {
  const { productId, first, second } = await counted()
  await seller.ok('sellerProductRemove', { product_id: productId })
  const whole = await seller.ok('sellerStockLog', { product_id: productId })
  expect(whole.list.map(({ sku_id, kind, delta }) => [sku_id, kind, delta])).toEqual([
    [second, 'dropped', -20],
    [first, 'dropped', -25],
    [first, 'delivery', 5],
    [second, 'opening', 20],
    [first, 'opening', 20],
  ])
  expect((await seller.ok('sellerStockLog', { sku_id: second })).list).toMatchObject([
    { kind: 'dropped', delta: -20, stock: 0 },
    { kind: 'opening', delta: 20, stock: 20 },
  ])
  expect(await checkInvariants(market.db)).toEqual([])
  const [removed] = (await seller.ok('sellerProductLog', { product_id: productId })).list
  expect(removed).toMatchObject({ action: 'remove', before: { name_en: 'Mug' } })
})

it('keeps them from other shops, and asks which log', async () => {
  const { productId, first } = await counted()
  await drop(productId, first)
  const stranger = await market.buyer(0n)
  expect((await stranger.call('sellerStockLog', { sku_id: first })).code).toBe(Code.operationFailed)
  expect((await seller.call('sellerStockLog', { sku_id: '999999999' })).code).toBe(Code.notFound)
  expect((await seller.call('sellerStockLog', { product_id: '999999999' })).code).toBe(Code.notFound)
  expect((await seller.call('sellerStockLog', {})).code).toBe(Code.missingParameters)
})

it('writes nothing of a variant that a save refuses to drop', async () => {
  const { productId, first } = await counted()
  const product = await readProduct(seller, productId)
  const skus = product.skus.filter(({ sku_id }) => sku_id !== first).map((sku) => ({ ...sku, price: '0' }))
  expect((await seller.call('sellerProductSave', saveOf(product, { skus }))).code).toBe(Code.invalidParameter)
  expect((await seller.ok('sellerStockLog', { sku_id: first })).list.map(({ kind }) => kind)).toEqual([
    'delivery',
    'opening',
  ])
})
