import fc from 'fast-check'
import { displayAmount } from './display-amount'

it.each([
  ['10.999', '10.99'],
  ['0.009', '0.00'],
  ['-1.999', '-1.99'],
  ['5', '5.00'],
])('cuts %s to %s and never rounds it [rule.amount-truncation]', (value, shown) => {
  expect(displayAmount(value)).toBe(shown)
})

it('never shows more than there is, and less by under a hundredth [rule.amount-truncation]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (tenThousandths) => {
      const value = `${Math.floor(tenThousandths / 10_000)}.${String(tenThousandths % 10_000).padStart(4, '0')}`
      const shown = Number(displayAmount(value).replace('.', '')) * 100
      expect(tenThousandths - shown).toBeGreaterThanOrEqual(0)
      expect(tenThousandths - shown).toBeLessThan(100)
    }),
  )
})
