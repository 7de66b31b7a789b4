import { taxPercent } from './tax-rate'

it.each([
  [700, '7'],
  [2000, '20'],
  [550, '5.5'],
  [2125, '21.25'],
  [5, '0.05'],
])('writes %i hundredths of a percent as %s', (rate, shown) => expect(taxPercent(rate, 'en')).toBe(shown))

it('writes the decimals as the language does', () => expect(taxPercent(550, 'es')).toBe('5,5'))
