import { smallestSum, withdrawalFault } from './withdrawal'

describe('what may be taken out of a wallet [money.withdrawal]', () => {
  it.each([
    ['0.01', 'USD', null],
    ['1', 'JPY', null],
    ['0', 'USD', 'min'],
    ['0.00', 'USD', 'min'],
    ['-1', 'USD', 'min'],
    ['1e3', 'USD', 'format'],
    ['1.001', 'USD', 'format'],
    ['0.5', 'JPY', 'format'],
    ['1,50', 'USD', 'format'],
    ['', 'USD', 'format'],
  ])('answers %p %s with %p', (amount, currency, fault) => expect(withdrawalFault(amount, currency)).toBe(fault))

  it('starts at the smallest sum of the currency', () => {
    expect([smallestSum('USD'), smallestSum('JPY')]).toEqual(['0.01', '1'])
  })
})
