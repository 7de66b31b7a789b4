/** What the words of a search can stand for in the index. */
import type { Language } from '@contract/base/languages'
import { ANY, HAN, HEAD, scriptOf } from '../analysis/languages'
import { markOf } from '../each-language'
import { stem } from '../analysis/stem'
import { katakana, pairsOf, wordsOf } from '../analysis/words'
import { fold } from '../analysis/fold'
import type { Synonyms } from '../synonyms/stored-synonyms'

/** Lexemes that a product must have together. */
export type Together = readonly string[]

/** A word as it was typed, with the lexemes of the index that it may be. */
export interface Word {
  readonly form: string
  /** The word itself. */
  exact: string[]
  /** Words that begin so, or are spelled nearly so. */
  typed: string[]
  /** Signs and pairs of signs. */
  grams: Together[]
  /** Whether a product is such a thing, and is not only named so. */
  isThing: boolean
  /** What was meant, if it was misspelled. */
  meant?: string
}

/** Words that belong together: a synonym replaces all of them. */
export interface Group {
  readonly words: readonly Word[]
  readonly synonyms: readonly Together[]
}

export const headed = (lexeme: string): string => `${lexeme.slice(0, 1)}${HEAD}${lexeme.slice(1)}`
export const isNumber = (form: string): boolean => /^\p{N}+$/u.test(form)

/** The lexemes of a word in these languages, each once. */
export const lexemesIn = (form: string, languages: readonly Language[]): string[] => [
  ...new Set(languages.map((language) => markOf(language) + stem(form, language))),
]

/** More words of a search say nothing more. */
const MOST_WORDS = 12

/** The words of a search, each once; those that say nothing only if there are no others. */
export function typedWords(term: string, language: Language): string[] {
  const found = wordsOf(term, language)
  return [...new Set(found.length > 0 ? found : wordsOf(term, language, { all: true }))].slice(0, MOST_WORDS)
}

interface Match {
  readonly from: number
  readonly length: number
  readonly others: readonly Together[]
  readonly isJoined?: boolean
}

/** Where a group of synonyms has one or several words of a search, and what its other words are. */
function matchesOf(forms: readonly string[], languages: readonly Language[], synonyms: Synonyms): Match[] {
  return languages.flatMap((language) =>
    (synonyms.get(language) ?? []).flatMap((group) => {
      const members = group.map((word) =>
        wordsOf(fold(word), language, { all: true }).map((each) => stem(each, language)),
      )
      return members.flatMap((member, own): Match[] => {
        const from = forms.findIndex((_, place) =>
          member.every(
            (part, at) => forms[place + at] !== undefined && stem(forms[place + at] ?? '', language) === part,
          ),
        )
        if (from < 0 || member.length === 0) return []
        const others = members.filter((each, at) => at !== own && each.length > 0)
        return [
          { from, length: member.length, others: others.map((each) => each.map((part) => markOf(language) + part)) },
        ]
      })
    }),
  )
}

/** Two words of a search that are one in the texts: "hand bag". */
const joinedMatches = (forms: readonly string[], languages: readonly Language[]): Match[] =>
  forms.slice(1).flatMap((second, from): Match[] => {
    const first = forms[from] ?? ''
    if (scriptOf(first + second) !== 'other' || isNumber(first) || isNumber(second)) return []
    return [{ from, length: 2, others: lexemesIn(first + second, languages).map((lexeme) => [lexeme]), isJoined: true }]
  })

/** What may stand for several words or one: synonyms, and neighbours in one word. */
export const matchesIn = (forms: readonly string[], languages: readonly Language[], synonyms: Synonyms): Match[] => [
  ...matchesOf(forms, languages, synonyms),
  ...joinedMatches(forms, languages),
]

/** The words in groups, with the synonyms of each; of joined words only those that are known. */
export function grouped(
  words: readonly Word[],
  matches: readonly Match[],
  isKnown: (lexeme: string) => boolean,
): Group[] {
  const usable = matches
    .map((match) => ({
      ...match,
      others: match.isJoined ? match.others.filter((each) => each.every(isKnown)) : match.others,
    }))
    .filter(({ others }) => others.length > 0)
    .sort((a, b) => b.length - a.length)
  const groups: Group[] = []
  for (let place = 0; place < words.length;) {
    const longest = usable.find(({ from }) => from === place)?.length ?? 1
    const here = usable.filter(({ from, length }) => from === place && length === longest)
    const others = here.flatMap((match) => match.others)
    groups.push({ words: words.slice(place, place + longest), synonyms: [...others, ...others.flatMap(insideKana)] })
    place += longest
  }
  return groups
}

/** A synonym in kana is found inside a longer word too. */
function insideKana(lexemes: Together): Together[] {
  const [lexeme = ''] = lexemes
  const word = lexeme.slice(1)
  if (lexemes.length !== 1 || scriptOf(word) !== 'kana' || [...word].length < KANA_INSIDE) return []
  return [pairsOf(word).map((pair) => lexeme.slice(0, 1) + pair)]
}

/** Shorter words in kana stand inside too many others. */
const KANA_INSIDE = 3

/**
 * The pairs of signs by which a word in Han or kana is found where a dictionary cuts elsewhere. Kana that is no word by
 * itself is a beginning or a mistake rather than a part.
 */
export function gramsIn(form: string, exact: readonly string[], languages: readonly Language[]): Together[] {
  const script = scriptOf(form)
  if (script !== 'han' && script !== 'kana') return []
  if (script === 'kana' && (exact.length === 0 || [...form].length < KANA_INSIDE)) return []
  return languages.flatMap((language): Together[] => {
    if (!['zh', 'zhtw', 'jp'].includes(language)) return []
    const pairs = pairsOf(stem(form, language)).map((pair) => markOf(language) + pair)
    return pairs.length > 0 ? [pairs] : []
  })
}

/** Whether it is one sign of Han: then it is a word of its own or the thing, and no part of any word. */
export const isSign = (form: string): boolean => [...form].length === 1 && HAN.test(form)

/** A word that stands for nothing yet. */
export const newWord = (form: string): Word => ({
  form: katakana(form),
  exact: [],
  typed: [],
  grams: [],
  isThing: false,
})

/** A word of no language: a number is found as it is. */
export const anyLexeme = (form: string): string => ANY + form
