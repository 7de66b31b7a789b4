/**
 * What keyboards and copied texts bring along where a field names one thing: an e-mail address, a code, a number, a
 * person. Form and server read a field in the same way, so that what looks the same is the same.
 */

/** Soft hyphens, zero-width characters, direction marks, fillers, variation selectors. */
const INVISIBLE =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]/g
const BLANKS = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
/** The full-width forms of ASCII, which Chinese and Japanese keyboards write. */
const WIDE = /[\uff01-\uff5e]/g
const WIDER_BY = 0xfee0

/**
 * Without invisible characters and surrounding blanks, with full-width letters, digits and signs as plain ones. Letters of
 * other scripts stay as they are.
 */
export function plainText(typed: string): string {
  return typed
    .replace(INVISIBLE, '')
    .replace(BLANKS, ' ')
    .replace(WIDE, (letter) => String.fromCharCode(letter.charCodeAt(0) - WIDER_BY))
    .trim()
}

/** Hyphens, dashes and minus signs as the one of ASCII. */
export const plainDashes = (text: string): string => text.replace(/[\u2010-\u2015\u2212]/g, '-')

/** The zero of each script whose digits keyboards write: Arabic, Persian, Devanagari, Bengali, Thai. */
const ZEROS = ['٠', '۰', '०', '০', '๐'].map((zero) => zero.charCodeAt(0))

function plainDigit(letter: string): string {
  const code = letter.charCodeAt(0)
  const zero = ZEROS.find((first) => code >= first && code < first + 10)
  return zero === undefined ? letter : String(code - zero)
}

/** As plainText, and with the digits of other scripts as 0 to 9. */
export function plainDigits(typed: string): string {
  return Array.from(plainText(typed), plainDigit).join('')
}
