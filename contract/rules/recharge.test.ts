import fc from 'fast-check'
import { toDecimal } from './money'
import { rechargeFault } from './recharge'

describe('the least recharge [rule.recharge-min]', () => {
  it.each([
    ['100', 'USD', null],
    ['99.99', 'USD', 'min'],
    ['100.00', 'THB', null],
    ['100', 'JPY', null],
    ['99', 'JPY', 'min'],
    ['100.5', 'JPY', 'format'],
    ['100.001', 'USD', 'format'],
    ['-100', 'USD', 'min'],
    ['ten', 'USD', 'format'],
    ['', 'USD', 'format'],
  ])('answers %p %s with %p', (amount, currency, fault) => expect(rechargeFault(amount, currency)).toBe(fault))

  it('is 100 units of the wallet’s own currency', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 9n }), (minor) => {
        return rechargeFault(toDecimal(minor, 'USD'), 'USD') === (minor < 10_000n ? 'min' : null)
      }),
    )
  })
})
