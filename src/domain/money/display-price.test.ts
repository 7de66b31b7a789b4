import fc from 'fast-check'
import { displayPrice } from './display-price'

const cents = fc.integer({ min: 0, max: 10_000_000_00 })
const decimal = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`

it.each([
  ['27.05', '1', '27.05'],
  ['1.00', '0.125', '0.13'],
  ['1.00', '0.124999', '0.12'],
  ['10', '36.555', '365.55'],
  ['0.05', '0.1', '0.01'],
  ['19.99', '0.9217', '18.42'],
])('shows %s USD at %s as %s: half-up to two decimals [rule.price-rounding]', (usd, rate, shown) => {
  expect(displayPrice(usd, rate)).toBe(shown)
})

it('is never more than half a hundredth off the exact product [rule.price-rounding]', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 100_000_000 }), (minor, micro) => {
      const rate = `${Math.floor(micro / 1_000_000)}.${String(micro % 1_000_000).padStart(6, '0')}`
      const shown = BigInt(displayPrice(decimal(minor), rate).replace('.', '')) * 1_000_000n
      const exact = BigInt(minor) * BigInt(micro)
      const off = shown - exact
      expect(off <= 500_000n && off > -500_000n).toBe(true)
    }),
  )
})
