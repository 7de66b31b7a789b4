import { countryName } from './country'

describe('countryName', () => {
  it('names a country in the language asked for', () => {
    expect(countryName('PT', 'en')).toBe('Portugal')
    expect(countryName('DE', 'es')).toBe('Alemania')
  })

  it('keeps the code where there is no name, and what is no code', () => {
    expect(countryName('QQ', 'en')).toBe('QQ')
    expect(countryName('', 'en')).toBe('')
  })
})
