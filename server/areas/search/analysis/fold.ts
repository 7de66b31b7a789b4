/** One spelling of texts, for the index and for searches. Pure. */

/**
 * Lower case, one width, no accents on Latin letters, no possessive `'s`. Thai and Japanese keep their marks, which are
 * letters there.
 */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
      .normalize('NFC')
      // NFKC takes the Thai am apart, after which no dictionary knows a word with it
      .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
      .replace(/([\u0e48-\u0e4b])\u0e4d\u0e32/g, '$1\u0e33')
      .replace(/(?<=\p{L})['’]s\b/gu, '')
      .replace(/ß/g, 'ss')
  )
}

/** A word as it is compared with others: folded, with single spaces. */
export const sameWord = (word: string): string => fold(word).replace(/\s+/g, ' ').trim()
