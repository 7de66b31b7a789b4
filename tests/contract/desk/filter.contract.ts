/** Lists of a desk that are filtered by words. */
import { ok } from '../support/client'
import { newDraft } from '../support/input/desk-input'
import { newOperator } from '../support/operators'

describe('a product in the lists of a desk', () => {
  it('is found at the desk without the accents of its name [call.deskProducts]', async () => {
    const { seller, product } = await newDraft()
    const { product_id, version } = product
    await ok('deskProductSave', { product_id, version, name_es: 'Balón de fútbol' }, seller)
    for (const q of ['balon', 'BALÓN FUTBOL', 'mug-1']) {
      expect((await ok('deskProducts', { q }, seller)).list).toMatchObject([{ product_id }])
      expect((await ok('opsProducts', { q }, await newOperator())).list.map((row) => row.product_id)).toContain(
        product_id,
      )
    }
    expect((await ok('deskStock', { q: 'balon' }, seller)).count).toBe(2)
    expect((await ok('deskProducts', { q: 'balones' }, seller)).list).toEqual([])
  })
})
