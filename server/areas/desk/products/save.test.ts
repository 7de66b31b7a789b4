import { Code } from '@contract/codes'
import type { Buyer, Market } from '../../../testing/market'
import { newPiece, onDesk, readProduct, saveOf } from '../../../testing/desk-scene'

let market: Market
let seller: Buyer

onDesk((made, by) => {
  market = made
  seller = by
})

describe('a list that names one variant twice [rule.desk-variants]', () => {
  it('is refused at the second place, and no variant is lost', async () => {
    const { productId } = await newPiece(market, { variants: 2 })
    const product = await readProduct(seller, productId)
    const [one, other] = product.skus
    const skus = [one, { ...other, sku_id: one?.sku_id }]
    const answer = await seller.call('deskProductSave', saveOf(product, { skus }))
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
    const skus = [one, { ...one, sku: 'OTHER', options: {}, withdrawn: true }]
    const answer = await seller.call('deskProductSave', saveOf(product, { skus }))
    expect(answer.data).toEqual({ errors: [{ field: 'skus.1.sku_id', rule: 'taken' }] })
    expect(await readProduct(seller, productId)).toEqual(product)
  })
})
