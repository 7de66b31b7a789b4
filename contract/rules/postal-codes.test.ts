import { hasDigitsOnly, mayLackPostalCode } from './postal-codes'

describe('addresses without a postal code [field.address.place]', () => {
  it.each(['HK', 'MO', 'AE', 'PA', 'QA', 'AO', 'UG'])('are possible in %s', (country) => {
    expect(mayLackPostalCode(country)).toBe(true)
  })

  it.each(['TH', 'US', 'JP', 'CN', 'TW', 'ES', 'MX', 'DE', 'GB', ''])('are not in %s', (country) => {
    expect(mayLackPostalCode(country)).toBe(false)
  })
})

describe('postal codes of digits [field.address.place]', () => {
  it.each(['TH', 'JP', 'CN', 'TW', 'ES', 'US', 'DE', 'BR'])('are those in %s', (country) => {
    expect(hasDigitsOnly(country)).toBe(true)
  })

  it.each(['GB', 'CA', 'NL', 'AR', 'MT', 'PT', 'HK', ''])('are not those in %s', (country) => {
    expect(hasDigitsOnly(country)).toBe(false)
  })
})
