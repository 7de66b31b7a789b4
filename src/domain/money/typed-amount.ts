/** Amounts as users type them. */

/** The first digit of each script that keyboards write: full-width, Arabic, Persian, Devanagari, Bengali, Thai. */
const ZEROS = ['０', '٠', '۰', '०', '০', '๐'].map((zero) => zero.charCodeAt(0))
const POINTS = /[．٫]/g
const COMMAS = /[，、]/g
const SUM = /^(\d+)(?:([.,])(\d+))?$/

function plainDigit(letter: string): string {
  const code = letter.charCodeAt(0)
  const zero = ZEROS.find((first) => code >= first && code < first + 10)
  return zero === undefined ? letter : String(code - zero)
}

/**
 * The typed decimal in the format of the API: `100,50` → `100.50`, with digits of other scripts converted. Null when it
 * is ambiguous or no number: signs, letters, and thousands separators, since some users read `1,000` as a thousand and
 * others as one. Does not check how many decimals the currency has.
 */
export function typedAmount(typed: string): string | null {
  const plain = Array.from(typed.trim().replace(POINTS, '.').replace(COMMAS, ','), plainDigit).join('')
  const match = SUM.exec(plain)
  if (!match) return null
  const [, whole = '', sign, fraction] = match
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (fraction === undefined) return digits
  return sign === ',' && fraction.length > 2 ? null : `${digits}.${fraction}`
}
