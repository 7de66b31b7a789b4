/** What a search means: one statement for all its words, and further ones for words that nobody wrote. */
import { sql } from 'drizzle-orm'
import type { Language } from '@contract/base/languages'
import { anyText } from '../../../kernel/db/prepared'
import { statement } from '../../../kernel/db/statement'
import type { Db } from '../../../kernel/db/types'
import { ANY, languagesOf, languagesOfScript, scriptOf } from '../analysis/languages'
import { markOf } from '../each-language'
import { tolerance } from '../analysis/typos'
import { runsOf } from '../analysis/words'
import type { Synonyms } from '../synonyms/stored-synonyms'
import { forgive } from './forgive'
import { cutByOwnWords } from './own-words'
import {
  anyLexeme,
  gramsIn,
  grouped,
  headed,
  isNumber,
  lexemesIn,
  matchesIn,
  newWord,
  typedWords,
  type Group,
  type Word,
} from './words'

/** The most frequent words that begin with what was typed. */
const BEGINNINGS = 16

interface Known {
  readonly lexemes: ReadonlySet<string>
  /** Words that begin with the last one, the most frequent first: the lexeme, and how it is written shortest. */
  readonly beginnings: readonly { readonly lexeme: string; readonly form: string }[]
}

const from = sql`${sql.placeholder('from')}::text`

// the range says what LIKE does, of which the beginning would have to be known before
const readKnown = statement<{ lexeme: string; form: string | null }>(
  'search:words',
  () => sql`
    select lexeme, 0 as df, null as form from search_words where lexeme = ${anyText('lexemes')}
    union all
    (select lexeme, max(df), (array_agg(form order by length(form), form))[1] from search_words
     where mark = ${anyText('marks')} and form ~>=~ ${from} and form ~<~ (${from} || chr(1114111))
     group by lexeme order by 2 desc, 1 limit ${sql.raw(String(BEGINNINGS))})`,
)

/** Which of these lexemes there are, and what begins so in these languages. */
async function look(db: Db, lexemes: readonly string[], beginning: string, marks: readonly string[]): Promise<Known> {
  const values = { lexemes: JSON.stringify(lexemes), marks: JSON.stringify(marks), from: beginning }
  const found = await readKnown(db, values)
  return {
    lexemes: new Set(found.filter(({ form }) => form === null).map(({ lexeme }) => lexeme)),
    beginnings: found.flatMap(({ lexeme, form }) => (form === null ? [] : { lexeme, form })),
  }
}

/** One letter that is no word; one sign of Han begins words that mean something else. */
const isLetter = ({ exact, form }: Word) => exact.length === 0 && scriptOf(form) === 'other'

const isUnknown = ({ exact, typed }: Word) => exact.length + typed.length === 0

export interface Understood {
  readonly groups: readonly Group[]
  readonly words: readonly Word[]
  readonly languages: readonly Language[]
  /** Whether every word stands for something. */
  readonly isWhole: boolean
  /** What the only word may go on to in the reader's language, the most frequent first. */
  readonly beginnings: readonly string[]
  /** The words with the mended ones, if there are any. */
  readonly meant?: string
}

interface Asking {
  readonly language: Language
  readonly typing: boolean
  readonly synonyms: Synonyms
}

interface Reading extends Understood {
  /** Words for which nothing stands yet. */
  readonly strange: readonly Word[]
}

/** Reads words: in the reader's language first, then in any language of the script. */
async function read(
  db: Db,
  term: string,
  forms: readonly string[],
  { language, typing, synonyms }: Asking,
): Promise<Reading> {
  const languages = languagesOf(term, language)
  const words = forms.map(newWord)
  const last = words.at(-1)
  const others = languagesOfScript(term).filter((each) => !languages.includes(each))
  const marks = [...languages.map((each) => markOf(each)), ANY]
  const matches = matchesIn(forms, languages, synonyms)
  const asked = words.map((word) => ({
    word,
    mine: [...lexemesIn(word.form, languages), anyLexeme(word.form)],
    wide: lexemesIn(word.form, others),
  }))
  const every = [
    ...asked.flatMap(({ mine, wide }) => [...mine, ...wide]),
    ...matches.flatMap((match) => match.others.flat()),
  ]
  const lexemes = [...new Set(every.flatMap((each) => [each, headed(each)]))]
  const known = await look(db, lexemes, last?.form ?? '', marks)
  const isThere = (lexeme: string) => known.lexemes.has(lexeme) || known.lexemes.has(headed(lexeme))
  for (const { word, mine, wide } of asked) {
    word.exact = isNumber(word.form) ? [anyLexeme(word.form)] : mine.filter(isThere)
    word.isThing = word.exact.some((each) => known.lexemes.has(headed(each)))
    const mayGoOn = typing || word.exact.length === 0 || scriptOf(word.form) === 'kana'
    if (word === last && mayGoOn && (isLetter(word) || [...word.form].length > 1)) {
      word.typed = known.beginnings.map(({ lexeme }) => lexeme).filter((each) => !word.exact.includes(each))
    }
    // a word of another language comes before a guess
    if (isUnknown(word)) word.exact = wide.filter(isThere)
    word.grams = gramsIn(word.form, word.exact, languages)
  }
  const groups = grouped(words, matches, isThere)
  const named = groups
    .filter((group) => group.synonyms.some((each) => each.every(isThere)))
    .flatMap((group) => group.words)
  const strange = words.filter((word) => isUnknown(word) && !named.includes(word))
  const mark = markOf(language)
  const own = known.beginnings.filter(({ lexeme }) => lexeme.startsWith(mark)).map(({ form }) => form)
  const beginnings = words.length === 1 ? own : []
  return { groups, words, languages, beginnings, strange, isWhole: strange.length === 0 }
}

/** Fills in what strange words may have meant. Whether any of them was mended. */
async function mend(db: Db, term: string, { strange, languages }: Reading): Promise<boolean> {
  const mistyped = strange.filter(({ form }) => tolerance(form) > 0)
  if (mistyped.length === 0) return false
  const mine = [...languages.map((each) => markOf(each)), ANY]
  await forgive(db, mistyped, { mine, all: [...mine, ...languagesOfScript(term).map((each) => markOf(each))] })
  return mistyped.some(({ meant }) => meant !== undefined)
}

const isWhole = (reading: Reading) => reading.strange.every((word) => !isUnknown(word))

/** Reads a search as a dictionary cuts it, then by the words of the market, then uncut, and then mends its mistakes. */
export async function understand(db: Db, term: string, asking: Asking): Promise<Understood> {
  const languages = languagesOf(term, asking.language)
  const first = await read(db, term, typedWords(term, languages[0] ?? asking.language), asking)
  if (first.strange.length === 0) return first
  const runs = runsOf(term)
  const isCut = scriptOf(term) !== 'other'
  const own = isCut
    ? await cutByOwnWords(
        db,
        runs,
        languages.map((each) => markOf(each)),
      )
    : null
  const second = own && (await read(db, term, own, asking))
  if (second?.strange.length === 0) return second
  const third = isCut && runs.length < first.words.length ? await read(db, term, runs, asking) : null
  if (third?.strange.length === 0) return third
  for (const reading of third ? [third, first] : [first]) {
    if ((await mend(db, term, reading)) && isWhole(reading)) return withMeant(reading)
  }
  return withMeant(first)
}

function withMeant(reading: Reading): Understood {
  if (!reading.words.some(({ meant }) => meant !== undefined)) return reading
  const isSpaced = scriptOf(reading.words.map(({ form }) => form).join('')) === 'other'
  return { ...reading, meant: reading.words.map((word) => word.meant ?? word.form).join(isSpaced ? ' ' : '') }
}
