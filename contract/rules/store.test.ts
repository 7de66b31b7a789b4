import { isShopName, shippingMinor } from './store'

describe('the name of a store', () => {
  it.each(['Aa', 'Claywick Kitchen', '陶器屋', 'ร้านถ้วยชาม', '🐫🐫', 'x'.repeat(60)])('may be %s', (name) =>
    expect(isShopName(name)).toBe(true),
  )
  it.each(['', 'x', 'x'.repeat(61)])('may not be "%s"', (name) => expect(isShopName(name)).toBe(false))
})

describe('what a way of shipping costs', () => {
  it('is in minor units', () => {
    expect(['0', '3.9', '3.90', '1000', '1000.00'].map((cost) => shippingMinor(cost, 1_000))).toEqual([
      0n,
      390n,
      390n,
      100_000n,
      100_000n,
    ])
  })
  it.each(['', '-1', '1e3', '3.901', '1000.01', '1,5', ' 1', 'NaN', '.5', '9'.repeat(40)])('is not "%s"', (cost) =>
    expect(shippingMinor(cost, 1_000)).toBeNull(),
  )
})
