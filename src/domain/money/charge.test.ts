import { afterCharge, chargesFor, sumUsd } from './charge'

const WALLETS = [
  { code: 'USD', currency: 'USD' },
  { code: 'JPY', currency: 'JPY' },
  { code: 'XTS', currency: 'XTS' },
]
const RATES: Record<string, string> = { USD: '1', JPY: '150.5' }

describe('what a wallet is charged', () => {
  it('is converted once, half-up to the minor unit, and left out where there is no rate [money.convert-once]', () => {
    expect(chargesFor('10.01', WALLETS, (currency) => RATES[currency])).toEqual([
      { wallet: 'USD', currency: 'USD', amount: '10.01' },
      { wallet: 'JPY', currency: 'JPY', amount: '1507' },
    ])
  })

  it('leaves the rest, or reports what is missing', () => {
    const charge = { wallet: 'USD', currency: 'USD', amount: '17.00' }
    expect(afterCharge('17.00', charge)).toEqual({ left: '0.00' })
    expect(afterCharge('16.99', charge)).toEqual({ missing: '0.01' })
  })

  it('adds up without floats', () => {
    expect(sumUsd(['0.10', '0.20'])).toBe('0.30')
  })
})
