/** The word of a name that says what the thing is. Pure. */
import type { Language } from '@contract/base/languages'
import { fold } from './fold'
import { wordsOf } from './words'

/** Where an English name goes on with what the thing is for, made of or comes with. */
const AFTER_ENGLISH = /,|·|\||\(|\b(?:with|for|of|in|to|and|on|by)\b|\d/
const AFTER_SPANISH = /[,(·|]/
/** Where there are no spaces between words, one stands before what is said of the thing. */
const AFTER_OTHERS = /[,、，(（·|\s]/

const AFTER: Partial<Record<Language, RegExp>> = { en: AFTER_ENGLISH, es: AFTER_SPANISH }

/** Last in English, Chinese and Japanese, first in Spanish and Thai: it keeps tea before teapots. */
export function headOf(name: string, language: Language): string | undefined {
  const folded = fold(name)
  const parts = folded.split(AFTER[language] ?? AFTER_OTHERS)
  const inParts = parts.map((part) => wordsOf(part, language).filter((word) => !/\p{N}/u.test(word)))
  // a name may begin with a number
  const found = inParts.find(({ length }) => length > 0) ?? []
  return language === 'es' || language === 'th' ? found[0] : found.at(-1)
}

const ENDS =
  'bag|book|brush|pot|pack|case|board|light|lamp|ball|shoe|boot|knife|pan|bottle|box|chair|table|cloth|coat|shirt|mat|' +
  'rack|paper|band|ring|stick|cup|glass|phone|wear'
const COMPOUND = new RegExp(`^\\p{L}{3,}(${ENDS})s?$`, 'u')

/** The end of an English compound: a handbag is a bag. */
export const endOfCompound = (word: string): string | undefined => COMPOUND.exec(word)?.[1]
