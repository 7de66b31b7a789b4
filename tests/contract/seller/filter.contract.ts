/** Lists of a shop that are filtered by words. */
import { ok } from '../support/client'
import { newDraft } from '../support/input/seller-input'
import { newOperator } from '../support/operators'

describe('a product in the lists of its shop', () => {
  it('is found without the accents of its name [call.sellerProducts]', async () => {
    const { seller, product } = await newDraft()
    const { product_id, version } = product
    await ok('sellerProductSave', { product_id, version, name_es: 'Balón de fútbol' }, seller)
    for (const q of ['balon', 'BALÓN FUTBOL', 'mug-1']) {
      expect((await ok('sellerProducts', { q }, seller)).list).toMatchObject([{ product_id }])
      expect((await ok('opsProducts', { q }, await newOperator())).list.map((row) => row.product_id)).toContain(
        product_id,
      )
    }
    expect((await ok('sellerStock', { q: 'balon' }, seller)).count).toBe(2)
    expect((await ok('sellerProducts', { q: 'balones' }, seller)).list).toEqual([])
  })
})
