import { plainDigits } from './typed-text'

const POINTS = /٫/g
const COMMAS = /、/g
const BLANKS = /[\s'’]/g
const SUM = /^(\d+)(?:([.,])(\d+))?$/
/** Groups of three digits, all after the same separator, and decimals after another one. */
const GROUPED = /^[1-9]\d{0,2}(?:([ .,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/

/** The digits without what separates thousands, where nothing else can be meant: `1,000` alone may also be one. */
function ungrouped(plain: string): string {
  const separator = GROUPED.exec(plain)?.[1]
  if (separator === undefined) return plain
  const parts = plain.split(separator)
  return separator === ' ' || parts.length > 2 || /[.,]/.test(parts.join('')) ? parts.join('') : plain
}

/**
 * The typed decimal in the format of the API: `100,50` → `100.50`, `1.000,50` → `1000.50`, with digits of other scripts
 * converted. Null when it is ambiguous or no number: signs, letters, and `1,000`, since some users read it as a thousand
 * and others as one. Does not check how many decimals the currency has.
 */
export function typedAmount(typed: string): string | null {
  const plain = ungrouped(plainDigits(typed).replace(POINTS, '.').replace(COMMAS, ',').replace(BLANKS, ' '))
  const match = SUM.exec(plain)
  if (!match) return null
  const [, whole = '', sign, fraction] = match
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (fraction === undefined) return digits
  return sign === ',' && fraction.length > 2 ? null : `${digits}.${fraction}`
}
