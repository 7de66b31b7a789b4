import { NO_PRICES, priceBars } from './price-bars'

it('are without gaps, in the currency of prices', () => {
  const counts = [
    { bar: 0, count: 3 },
    { bar: 2, count: 1 },
  ]
  expect(priceBars({ step: 1_000n, from: 2_000n, counts }, 'EUR')).toEqual({
    currency: 'EUR',
    from: '20.00',
    step: '10.00',
    counts: [3, 0, 1],
  })
})

it('are none where there is nothing to tell apart', () => {
  expect(priceBars(NO_PRICES, 'USD')).toBeUndefined()
  expect(priceBars({ step: 100n, from: 0n, counts: [{ bar: 0, count: 9 }] }, 'USD')).toBeUndefined()
})
