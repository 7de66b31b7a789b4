import fc from 'fast-check'
import { toDecimal } from './money'
import { rechargeFault, transactionIdFault, transactionIdOf } from './recharge'

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

describe('the transaction id of a recharge [call.recharge]', () => {
  it.each([
    ['90ab77c1e20d41f', null],
    [' 90AB 77C1-20/d#4:1 ', null],
    ['９０ａｂ', null],
    ['', 'required'],
    ['   ', 'required'],
    ['a'.repeat(65), 'max_length'],
    ['90аb', 'format'],
    ['90ab\u200b', null],
    ['\u202e90ab', null],
    ['\u200b', 'required'],
    ['<script>', 'format'],
    ['🐫', 'format'],
    ['-1', 'format'],
  ])('answers %j with %p', (typed, fault) => expect(transactionIdFault(typed)).toBe(fault))

  it('is the same with spaces and in wide letters', () => {
    expect(transactionIdOf(' ９０ab 77 ')).toBe('90ab77')
    expect(transactionIdOf('90ab\u200b77')).toBe('90ab77')
  })
})
