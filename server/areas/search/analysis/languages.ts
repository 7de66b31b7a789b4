/** How words of each language are marked, cut and ordered. Pure. */
import { LANGUAGE_CODES, languageTag, type Language } from '@contract/base/languages'

/** Of no language: brands and numbers. */
export const ANY = '_'
/** After the mark of the word that says what a thing is. */
export const HEAD = '!'

const segmenters = new Map<Language, Intl.Segmenter>()

/** What cuts texts without spaces into words. */
export function segmenterOf(language: Language): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known) return known
  const made = new Intl.Segmenter(languageTag(language), { granularity: 'word' })
  segmenters.set(language, made)
  return made
}

export type Script = 'han' | 'kana' | 'thai' | 'other'

const KANA = /[\u30a1-\u30fa\u3041-\u3096]/
export const HAN = /\p{Script=Han}/u

/** The script that decides whose word it is; kana with Han is Japanese. */
export function scriptOf(word: string): Script {
  if (KANA.test(word)) return 'kana'
  if (HAN.test(word)) return 'han'
  return /\p{Script=Thai}/u.test(word) ? 'thai' : 'other'
}

const OF_SCRIPT: Readonly<Record<Exclude<Script, 'other'>, readonly Language[]>> = {
  thai: ['th'],
  kana: ['jp'],
  han: ['zh', 'zhtw', 'jp'],
}

/** The languages in which a search is read first: the reader's if the script fits, else those of the script. */
export function languagesOf(term: string, reader: Language): Language[] {
  const script = scriptOf(term)
  if (script === 'other') return [...new Set<Language>([reader, 'en'])]
  const fitting = OF_SCRIPT[script]
  return fitting.includes(reader) ? [reader] : [...fitting]
}

/** Every language whose texts may hold such a term. */
export function languagesOfScript(term: string): readonly Language[] {
  const script = scriptOf(term)
  return script === 'other' ? LANGUAGE_CODES : OF_SCRIPT[script]
}
