/** The words of a search as texts of tsquery: what a product must have, and what makes it a better answer. Pure. */
import type { Language } from '@contract/base/languages'
import { ANY } from '../analysis/languages'
import { markOf } from '../each-language'
import { quoted } from '../analysis/tokens'
import { stem } from '../analysis/stem'
import { headed, isSign, type Group, type Together, type Word } from './words'

export interface Queries {
  /** All words, in any way. */
  readonly every: string
  /** All of them in its name, of which one says what it is. */
  readonly headed: string
  /** All as they were typed, in name, brand or variant, in the reader's language. */
  readonly named: string
  /** All in its name, brand or variant in some way. */
  readonly inName: string
  /** All as whole words anywhere. */
  readonly whole: string
}

/** A query that nothing answers, since tsquery has no empty one that is false. */
const NOTHING = quoted('\u0001')

function anyOf(parts: readonly string[]): string {
  const [first, ...others] = parts
  if (first === undefined) return NOTHING
  return others.length === 0 ? first : `(${parts.join(' | ')})`
}
const allOf = (parts: readonly string[]) => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`)

const plain = (lexemes: readonly string[]) => lexemes.map(quoted)
const inName = (lexemes: readonly string[]) => lexemes.map((lexeme) => `${quoted(lexeme)}:AB`)
const together = (of: readonly Together[], as: (lexemes: readonly string[]) => string[]) =>
  of.filter((each) => each.length > 0).map((each) => allOf(as(each)))
const single = (of: readonly Together[]) => of.flatMap((each) => (each.length === 1 ? each : []))

const headsOf = ({ exact, grams }: Word) => plain([...exact, ...single(grams)].map(headed))

/** A single sign of Han is a part of many words that are something else. */
const whole = ({ form, exact }: Word) =>
  isSign(stem(form, 'zh')) ? exact.map((lexeme) => `${quoted(lexeme)}:ABC`) : plain(exact)

type Way = (word: Word) => string[]

const WAYS = {
  every: (word) => [...whole(word), ...plain(word.typed), ...together(word.grams, plain), ...headsOf(word)],
  inName: (word) => [...inName([...word.exact, ...word.typed]), ...together(word.grams, plain)],
  whole,
} satisfies Record<string, Way>

/** Each group by its words, or by one of its synonyms. */
const through = (groups: readonly Group[], way: Way, synonyms: (of: readonly Together[]) => string[]) =>
  allOf(groups.map((group) => anyOf([allOf(group.words.map((word) => anyOf(way(word)))), ...synonyms(group.synonyms)])))

/** The queries of a search; null if it has no word. */
export function queriesOf(groups: readonly Group[], reader: Language): Queries | null {
  if (groups.length === 0) return null
  const isMine = (lexeme: string) => lexeme.startsWith(markOf(reader)) || lexeme.startsWith(ANY)
  const own = ({ exact }: Word) => (exact.some(isMine) ? exact.filter(isMine) : exact)
  const named: Way = (word) => [...inName(own(word)), ...headsOf(word)]
  const inNames = through(groups, WAYS.inName, (of) => together(of, inName))
  const things = groups.flatMap(({ words, synonyms }) => [
    ...words.flatMap((word) => [...headsOf(word), ...plain(word.typed.map(headed))]),
    ...plain(single(synonyms).map(headed)),
  ])
  return {
    every: through(groups, WAYS.every, (of) => together(of, plain)),
    headed: allOf([inNames, anyOf(things)]),
    named: through(groups, named, () => []),
    inName: inNames,
    whole: through(groups, WAYS.whole, (of) => together(of, plain)),
  }
}
