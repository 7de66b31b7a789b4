import { rowPrice } from './row-price'

it.each([
  ['64.00', 1, '64.00'],
  ['0.10', 3, '0.30'],
  ['19.99', 7, '139.93'],
])('%s for %d pieces is %s', (price, qty, sum) => {
  expect(rowPrice(price, qty)).toBe(sum)
})
