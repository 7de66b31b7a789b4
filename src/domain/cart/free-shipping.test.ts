import { freeShipping } from './free-shipping'

describe('free shipping [screen.free-shipping]', () => {
  it('shows what is missing and the progress', () => {
    expect(freeShipping({ free_shipping_from: '20.00', product_total: '15.00' })).toEqual({
      missing: '5.00',
      percent: 75,
    })
  })

  it('is reached at the sum itself', () => {
    expect(freeShipping({ free_shipping_from: '20.00', product_total: '20.00' })).toEqual({
      missing: null,
      percent: 100,
    })
  })

  it('is not spoken of where there is no offer, or nothing is selected', () => {
    expect(freeShipping({ free_shipping_from: null, product_total: '15.00' })).toBeNull()
    expect(freeShipping({ free_shipping_from: '20.00', product_total: '0.00' })).toBeNull()
  })
})
