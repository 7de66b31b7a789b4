import fc from 'fast-check'
import { currentPrice, discountPercent } from './discount'

it.each([
  ['100', '80', 20],
  ['9.99', '6.66', 33],
  ['10.00', '10.00', 0],
  ['10.00', '12.00', 0],
  ['0', '0', 0],
])('reduces %s to %s by %i percent', (price, reduced, percent) => expect(discountPercent(price, reduced)).toBe(percent))

it('never promises more than it gives', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 0, max: 1e6 }), (price, reduced) => {
      const percent = discountPercent((price / 100).toFixed(2), (reduced / 100).toFixed(2))
      expect(percent).toBeGreaterThanOrEqual(0)
      expect(percent).toBeLessThanOrEqual(100)
      if (percent > 0) expect((price - reduced) * 100).toBeGreaterThanOrEqual(percent * price)
    }),
  )
})

it('takes the flash price before the special one', () => {
  const product = { price: '10.00', special_price: '8.00', flash: { price: '5.00' } }
  expect(currentPrice(product)).toEqual({ price: '5.00', was: '10.00', percent: 50 })
})

it('shows no old price without a reduction', () => {
  expect(currentPrice({ price: '10.00' })).toEqual({ price: '10.00', percent: 0 })
})
