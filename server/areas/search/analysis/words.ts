/** The words of a text, and the parts of a word. Pure. */
import type { Language } from '@contract/base/languages'
import { saysNothing } from '../each-language'
import { fold } from './fold'
import { HAN, scriptOf, segmenterOf } from './languages'

/** Hiragana as katakana: まぐ is マグ. Of single words, since in a text hiragana parts the words. */
export const katakana = (word: string): string =>
  word.replace(/[\u3041-\u3096]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0x60))

const PART = /(\p{L}[\p{L}\p{M}\p{N}]*|\p{N}+)/u
const KATAKANA_RUN = /[\u30a1-\u30fa\u30fc]+/g
const ONLY_HIRAGANA = /^[\u3041-\u3096ー]{2,8}$/
/** A compound of this many signs is indexed with its parts. */
const COMPOUND_FROM = 5
const SMALLEST_PART = 3

const cut = (text: string, language: Language): string[] =>
  [...segmenterOf(language).segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)

/** A run of katakana is one word, which the dictionary would cut; where texts are indexed, with the parts of a long one. */
function japanese(part: string, withParts: boolean): string[] {
  const runs = (part.match(KATAKANA_RUN) ?? []).filter((run) => run.length > 1)
  const inside = (run: string) =>
    withParts && run.length >= COMPOUND_FROM
      ? cut(run, 'jp').filter((piece) => piece.length >= SMALLEST_PART && piece !== run)
      : []
  const rest = part.replace(KATAKANA_RUN, (run) => (run.length > 1 ? ' ' : run))
  return [...runs.flatMap((run) => [run, ...inside(run)]), ...cut(rest, 'jp')]
}

function wordsOfPart(part: string, language: Language, withParts: boolean): string[] {
  if (!/[\p{L}\p{N}]/u.test(part)) return []
  if (scriptOf(part) === 'other') return [part]
  if (language !== 'jp') return cut(part, language)
  // hiragana alone was typed so: it is one word
  return !withParts && ONLY_HIRAGANA.test(part) ? [part] : japanese(part, withParts)
}

interface Cutting {
  /** Whether compounds are given with their parts, as for the index. */
  readonly withParts?: boolean
  /** Whether words stay that say nothing, such as "the". */
  readonly all?: boolean
}

/** The words of a text in order, folded. */
export function wordsOf(text: string, language: Language, { withParts = false, all = false }: Cutting = {}): string[] {
  const found = fold(text)
    .split(PART)
    .flatMap((part) => wordsOfPart(part, language, withParts))
    .map(katakana)
  return all ? found : found.filter((word) => !saysNothing(word, language))
}

/** The signs of a word in Han, and its pairs of signs in Han and kana: they find it where a dictionary cuts elsewhere. */
export function gramsOf(word: string): string[] {
  const script = scriptOf(word)
  if (script !== 'han' && script !== 'kana') return []
  return [...pairsOf(word), ...[...word].filter((sign) => HAN.test(sign))].filter((gram) => gram !== word)
}

/** Each two neighbouring signs of a word. */
export function pairsOf(word: string): string[] {
  const signs = [...word]
  return signs.slice(1).map((sign, place) => `${signs[place] ?? ''}${sign}`)
}

/**
 * What stands between spaces, as one word each: in a script without spaces a dictionary cuts a misspelled, unfinished or
 * unknown word into pieces that nobody wrote.
 */
export const runsOf = (term: string): string[] => [
  ...new Set(
    fold(term)
      .split(PART)
      .filter((part) => /[\p{L}\p{N}]/u.test(part))
      .map(katakana),
  ),
]
