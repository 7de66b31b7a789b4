import fc from 'fast-check'
import { typedToUsd } from './filter-price'

describe('typedToUsd', () => {
  it('turns an amount of the shown currency into USD cents', () => {
    expect(typedToUsd('100', '1')).toBe('100.00')
    expect(typedToUsd('92', '0.92')).toBe('100.00')
    expect(typedToUsd('1000', '36.5')).toBe('27.40')
  })

  it('reads a comma as a point, and ignores a point at the end', () => {
    expect(typedToUsd('9,5', '1')).toBe('9.50')
    expect(typedToUsd('9.', '1')).toBe('9.00')
  })

  it('is nothing for an invalid amount', () => {
    for (const typed of ['', '-1', '1e3', 'ten', '1.234', '1 000']) expect(typedToUsd(typed, '1')).toBeNull()
    expect(typedToUsd('1', '0')).toBeNull()
  })

  it('always answers a decimal with two places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 1, max: 99_999 }), (whole, rate) => {
        expect(typedToUsd(String(whole), (rate / 100).toFixed(2))).toMatch(/^\d+\.\d{2}$/)
      }),
    )
  })
})
