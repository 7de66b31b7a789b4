import { difference } from './difference'

describe('the record of a change [rule.seller-history]', () => {
  it('has the fields that differ, before and after', () => {
    const before = { name_en: 'Mug', name_es: 'Taza', skus: [{ sku: 'M', price: '2.00' }], tax_rate: 7 }
    const after = { name_en: 'Mug', name_th: 'ถ้วย', skus: [{ sku: 'M', price: '3.00' }], tax_rate: 7 }
    expect(difference(before, after)).toEqual({
      before: { name_es: 'Taza', skus: [{ sku: 'M', price: '2.00' }] },
      after: { name_th: 'ถ้วย', skus: [{ sku: 'M', price: '3.00' }] },
    })
  })

  it('is empty for equal content', () => {
    const product = () => ({ images: [{ path: 'a' }], brand_id: '4' })
    expect(difference(product(), product())).toEqual({ before: {}, after: {} })
  })
})
