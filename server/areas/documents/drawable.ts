/** What of a text the fonts of documents can draw. */
import anyAscii from 'any-ascii'
import { groupOf } from './fonts'

const SPACES = /[\u0009-\u000d\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f]+/g
/** Controls and what has no shape, except the joiners of scripts that write with them. */
const UNSEEN =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}])[\u200c\u200d]|(?![\u200c\u200d])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

function substitute(letter: string): string {
  if (groupOf(letter) !== null) return letter
  return anyAscii(letter) || (/\p{M}/u.test(letter) ? '' : '\ufffd')
}

/**
 * A text that fonts can draw: composed letters, plain spaces, no bidirectional controls, and Thai's sara am decomposed
 * into ring and vowel, with the ring below a tone mark, because the library does not compose it. Letters that no font
 * has are written in Latin letters, emoji by their name.
 */
export function drawable(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(SPACES, ' ')
    .replace(UNSEEN, '')
    .replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')
  return Array.from(plain, substitute).join('')
}
