import fc from 'fast-check'
import { displayRate, shownRate } from './rate'

it.each([
  [480, '4.80'],
  [500, '5.00'],
  [5, '0.05'],
  [0, '0.00'],
])('shows %i as %s [rule.rate]', (rate, shown) => expect(displayRate(rate)).toBe(shown))

it('always has two decimals and is the value divided by 100 [rule.rate]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (rate) => {
      expect(displayRate(rate)).toMatch(/^\d+\.\d{2}$/)
      expect(Math.round(Number(displayRate(rate)) * 100)).toBe(rate)
    }),
  )
})

it.each([
  [487, 'en', '4.87'],
  [500, 'th', '5.00'],
  [480, 'es', '4,80'],
  [0, 'en', undefined],
] as const)('shows %i beside a star in %s as %s [rule.rate]', (rate, language, shown) =>
  expect(shownRate(rate, language)).toBe(shown),
)
