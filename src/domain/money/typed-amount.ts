/** Sums as people type them. */

/** The first digit of scripts that keyboards write: wide, Arabic, Persian, Devanagari, Bengali, Thai. */
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
 * The decimal that a person means, as the API takes it: `100,50` → `100.50`; digits of other scripts become usual ones.
 * Null when it is ambiguous or no number: signs, letters, and separators between thousands, since `1,000` is a thousand to some
 * people and one to others. How many decimals a currency has is not asked here.
 */
export function typedAmount(typed: string): string | null {
  const plain = Array.from(typed.trim().replace(POINTS, '.').replace(COMMAS, ','), plainDigit).join('')
  const match = SUM.exec(plain)
  if (!match) return null
  const [, whole, sign, fraction] = match
  if (sign === ',' && fraction.length > 2) return null
  const digits = whole.replace(/^0+(?=\d)/, '')
  return fraction === undefined ? digits : `${digits}.${fraction}`
}
