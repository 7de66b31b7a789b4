import { countryName } from './country'

describe('countryName', () => {
  it('names a country in the requested language', () => {
    expect(countryName('PT', 'en')).toBe('Portugal')
    expect(countryName('DE', 'es')).toBe('Alemania')
  })

  it('keeps the code of a country without a name, and an invalid code', () => {
    expect(countryName('QQ', 'en')).toBe('QQ')
    expect(countryName('', 'en')).toBe('')
  })
})
