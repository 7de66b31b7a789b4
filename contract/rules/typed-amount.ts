import { plainDigits } from './typed-text'

const POINTS = /٫/g
const COMMAS = /、/g
const SUM = /^(\d+)(?:([.,])(\d+))?$/

/**
 * The typed decimal in the format of the API: `100,50` → `100.50`, with digits of other scripts converted. Null when it
 * is ambiguous or no number: signs, letters, and thousands separators, since some users read `1,000` as a thousand and
 * others as one. Does not check how many decimals the currency has.
 */
export function typedAmount(typed: string): string | null {
  const plain = plainDigits(typed).replace(POINTS, '.').replace(COMMAS, ',')
  const match = SUM.exec(plain)
  if (!match) return null
  const [, whole = '', sign, fraction] = match
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (fraction === undefined) return digits
  return sign === ',' && fraction.length > 2 ? null : `${digits}.${fraction}`
}
