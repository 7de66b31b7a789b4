import { randomBytes } from 'node:crypto'
import { Code } from '@contract/base/codes'
import type { RefusalData } from '@contract/base/envelope'
import type { Buyer, Market } from '../../../testing/market'
import { newPiece, withSeller, readProduct, saveOf } from '../../../testing/seller-scene'

let market: Market
let seller: Buyer

withSeller((made, by) => {
  market = made
  seller = by
})

describe('a list that names one variant twice [rule.seller-variants]', () => {
  it('is refused at the second place, and no variant is lost', async () => {
    const { productId } = await newPiece(market, { variants: 2 })
    const product = await readProduct(seller, productId)
    const [one, other] = product.skus
    const skus = [one, { ...other, sku_id: one?.sku_id }]
    const answer = await seller.call('sellerProductSave', saveOf(product, { skus }))
    expect([answer.code, answer.data]).toEqual([
      Code.invalidParameter,
      { errors: [{ field: 'skus.1.sku_id', rule: 'taken' }] },
    ])
    expect(await readProduct(seller, productId)).toEqual(product)
  })

  it('is refused, too, where the second one is not on offer any more', async () => {
    const { productId } = await newPiece(market, { variants: 1 })
    const product = await readProduct(seller, productId)
    const [one] = product.skus
    const skus = [one, { ...one, sku: 'OTHER', options: {}, discontinued: true }]
    const answer = await seller.call('sellerProductSave', saveOf(product, { skus }))
    expect(answer.data).toEqual({ errors: [{ field: 'skus.1.sku_id', rule: 'taken' }] })
    expect(await readProduct(seller, productId)).toEqual(product)
  })
})

describe.each(['listed', 'review'] as const)('a product in the state %s [state.product]', (state) => {
  it.each([
    ['pictures', { images: [] }, 'images'],
    ['variants', { skus: [{ sku: 'GONE', options: {}, price: '9.00', discontinued: true }] }, 'skus'],
  ])('cannot lose all its %s [rule.seller-save]', async (_what, changes, field) => {
    const { productId } = await newPiece(market, { state })
    const product = await readProduct(seller, productId)
    const answer = await seller.call('sellerProductSave', saveOf(product, changes))
    expect([answer.code, answer.data]).toEqual([Code.missingParameters, { errors: [{ field, rule: 'required' }] }])
    expect(await readProduct(seller, productId)).toEqual(product)
  })

  it('can exchange them all, and be changed otherwise if it had none before', async () => {
    const { productId } = await newPiece(market, { state })
    const skus = [{ sku: `NEW-${productId}`, options: {}, price: '9.00' }]
    const saved = await seller.ok(
      'sellerProductSave',
      saveOf(await readProduct(seller, productId), { options: [], skus }),
    )
    expect(saved.product.skus.map(({ sku }) => sku)).toEqual([`NEW-${productId}`])
    const bare = await newPiece(market, { state, pictures: 0 })
    const renamed = saveOf(await readProduct(seller, bare.productId), { name_en: 'Another name' })
    expect((await seller.ok('sellerProductSave', renamed)).product.name_en).toBe('Another name')
  })
})

it('a draft may lose everything, and is not approved or put up for approval without it [state.product] [call.applyProduct]', async () => {
  const { productId } = await newPiece(market, { state: 'draft' })
  const gone = [{ sku: `GONE-${productId}`, options: {}, price: '9.00', discontinued: true }]
  const emptied = saveOf(await readProduct(seller, productId), { images: [], skus: gone })
  await seller.ok('sellerProductSave', emptied)
  const asked = await seller.call('applyProduct', { product_id: productId })
  expect([asked.code, asked.data]).toEqual([
    Code.operationFailed,
    { reason: 'not_allowed', missing: ['images', 'skus'] },
  ])
  const moved = await seller.ok('sellerProductState', { product_ids: JSON.stringify([productId]), to: 'submit' })
  expect(moved).toEqual({ done: [], refused: [{ product_id: productId, reason: 'incomplete' }] })
  expect((await readProduct(seller, productId)).state).toBe('draft')
})

describe('a discontinued variant with values past all bounds [rule.seller-variants] [wire.no-5xx]', () => {
  // what repeats itself would be stored compressed
  const random = (bytes: number) => randomBytes(bytes).toString('base64')
  const many = Object.fromEntries(Array.from({ length: 200 }, () => [random(20), random(20)]))
  it.each([
    ['its first stock', { options: { size: 'none' }, stock: 2_147_483_648 }],
    ['its options', { options: many }],
    ['the name of an option', { options: { [random(9_000)]: 'v' } }],
  ])('is refused: %s', async (_what, changes) => {
    const { productId } = await newPiece(market, { variants: 0 })
    const product = await readProduct(seller, productId)
    const other = { sku: `OTHER-${productId}`, price: '9.00', discontinued: true, ...changes }
    const answer = await seller.call('sellerProductSave', saveOf(product, { skus: [...product.skus, other] }))
    const { errors } = answer.data as RefusalData
    expect([answer.code, errors?.map(({ field }) => field)]).toEqual([Code.invalidParameter, ['skus']])
    expect(await readProduct(seller, productId)).toEqual(product)
  })
})
