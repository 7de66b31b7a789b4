import fc from 'fast-check'
import { cardRate, displayRate, shownRate } from './rate'

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

it.each([
  [{ rate: 462, review_count: 13 }, 'en', '4.62 (13)'],
  [{ rate: 462, review_count: 3 }, 'es', '4,62 (3)'],
  [{ rate: 500, review_count: 2 }, 'en', undefined],
  [{ rate: 0, review_count: 0 }, 'en', undefined],
] as const)(
  'shows %j on a card in %s as %s, with fewer than three reviews nothing [rule.rate]',
  (product, language, shown) => expect(cardRate(product, language)).toBe(shown),
)
