import { countryName, likelyCountry } from './country'

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

describe('likelyCountry', () => {
  it.each([
    [['pt-BR', 'en-US'], 'EUR', 'BR'],
    [['zh_CN'], 'EUR', 'CN'],
    [['zh-Hant-TW'], 'USD', 'TW'],
    [['de', 'fr-CH'], 'USD', 'CH'],
    [['en-US-u-ca-buddhist'], 'THB', 'US'],
    [['en-US_POSIX'], 'THB', 'US'],
    [['es-419', 'en'], 'MXN', 'MX'],
    [['de'], 'EUR', ''],
    [[], 'XOF', ''],
    [[], 'USDT', ''],
    [[], 'JPY', 'JP'],
  ])('reads the locales %j and the currency %s as "%s"', (locales, currency, country) => {
    expect(likelyCountry(locales, currency)).toBe(country)
  })
})
