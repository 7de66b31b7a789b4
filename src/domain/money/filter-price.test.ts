import fc from 'fast-check'
import { toMinor } from '@contract/rules/money'
import { displayPrice } from './display-price'
import { typedToUsd } from './filter-price'

describe('a typed bound of the price', () => {
  it('is in USD cents', () => {
    expect(typedToUsd('100', '1', 'max')).toBe('100.00')
    expect(typedToUsd('92', '0.92', 'max')).toBe('100.00')
    expect(typedToUsd('1000', '36.5', 'min')).toBe('27.40')
    expect(typedToUsd('0', '1', 'min')).toBe('0.00')
  })

  it('lets through what is shown at exactly that price [rule.price-rounding]', () => {
    expect(displayPrice('3.60', '0.79')).toBe('2.84')
    expect(typedToUsd('2.84', '0.79', 'max')).toBe('3.60')
    expect(typedToUsd('2.84', '0.79', 'min')).toBe('3.59')
  })

  it('lets through all that is shown within it and nothing else, at any rate [rule.price-rounding]', () => {
    const cents = fc.integer({ min: 0, max: 99_999 })
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 1, max: 20_000 }), (price, typed, per) => {
        const rate = (per / 100).toFixed(2)
        const bound = (typed / 100).toFixed(2)
        const shown = toMinor(displayPrice((price / 100).toFixed(2), rate), 'USD')
        const usd = (kind: 'min' | 'max') => toMinor(typedToUsd(bound, rate, kind) ?? '', 'USD')
        expect(BigInt(price) >= usd('min')).toBe(shown >= BigInt(typed))
        expect(BigInt(price) <= usd('max')).toBe(shown <= BigInt(typed))
      }),
    )
  })

  it('reads a comma as a point, full-width digits, and ignores a point at the end', () => {
    expect(typedToUsd('9,5', '1', 'max')).toBe('9.50')
    expect(typedToUsd('９．５', '1', 'max')).toBe('9.50')
    expect(typedToUsd('9.', '1', 'max')).toBe('9.00')
  })

  it('is nothing for an invalid amount', () => {
    for (const typed of ['', '-1', '1e3', 'ten', '1.234', '1 000']) expect(typedToUsd(typed, '1', 'max')).toBeNull()
    expect(typedToUsd('1', '0', 'max')).toBeNull()
  })
})
