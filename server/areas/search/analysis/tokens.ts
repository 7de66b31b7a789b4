/** What the index keeps of a product: lexemes with weights, and its words as they are written. Pure. */
import { LANGUAGE_CODES, type Language } from '@contract/base/languages'
import type { Texts } from '../../../kernel/text/texts'
import { endOfCompound, headOf } from './head'
import { markOf } from '../each-language'
import { ANY, HAN, HEAD } from './languages'
import { stem } from './stem'
import { gramsOf, wordsOf } from './words'

/** The texts of a product by which it is found. */
export interface SearchTexts {
  readonly names: Texts
  readonly brand: string
  /** The category and those above it. */
  readonly categories: readonly Texts[]
  /** The values of its variants: colours, sizes, flavours. */
  readonly values: readonly Texts[]
}

/** A word as it is written, with what it becomes. */
export interface Form {
  readonly mark: string
  readonly form: string
  readonly lexeme: string
}

/** A: name, B: brand, variants and ends of compounds, C: categories, D: parts of words. */
type Weight = 'A' | 'B' | 'C' | 'D'

const isNumber = (word: string) => /^\p{N}+$/u.test(word)

/** A lexeme as texts of tsvector and tsquery have it. */
export const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`

class Tokens {
  private readonly weights = new Map<string, Weight>()
  private readonly forms = new Map<string, Form>()

  /** The heaviest weight of a lexeme counts. */
  put(lexeme: string, weight: Weight): void {
    const known = this.weights.get(lexeme)
    if (!known || weight < known) this.weights.set(lexeme, weight)
  }

  note(mark: string, form: string, lexeme: string): void {
    this.forms.set(mark + form, { mark, form, lexeme })
  }

  word(word: string, language: Language, weight: Weight): void {
    // a number is found as it is, and is in no list of words
    if (isNumber(word)) return this.put(ANY + word, weight)
    const mark = markOf(language)
    const lexeme = mark + stem(word, language)
    this.put(lexeme, weight)
    this.note(mark, word, lexeme)
    // a mistake in the singular is no mistake more
    const one = word.replace(/(?<=[^s])s$/, '')
    if (one !== word && mark + stem(one, language) === lexeme) this.note(mark, one, lexeme)
    if (weight !== 'A') return
    const thing = language === 'en' ? endOfCompound(word) : undefined
    if (thing) this.word(thing, 'en', 'B')
    for (const gram of gramsOf(word)) this.put(mark + gram, 'D')
  }

  head(name: string, language: Language): void {
    const main = headOf(name, language)
    if (!main) return
    const mark = markOf(language) + HEAD
    const word = stem(main, language)
    // in Han the last sign is the thing: 钢笔 is a 笔
    const sign = [...word].at(-1) ?? ''
    const things = [word, ...(HAN.test(sign) ? [sign] : []), ...(language === 'en' ? ends(main) : [])]
    for (const thing of new Set(things)) {
      this.put(mark + thing, 'A')
      this.note(mark, thing, mark + thing)
    }
  }

  brand(name: string): void {
    for (const word of wordsOf(name, 'en', { all: true })) {
      this.put(ANY + word, 'B')
      if (!isNumber(word)) this.note(ANY, word, ANY + word)
    }
  }

  result() {
    const vector = [...this.weights].map(([lexeme, weight]) => `${quoted(lexeme)}:1${weight}`).join(' ')
    return { vector, forms: [...this.forms.values()] }
  }
}

const ends = (word: string): string[] => {
  const end = endOfCompound(word)
  return end ? [stem(end, 'en')] : []
}

/** The text of a product's tsvector, and its forms, each once. */
export function tokensOf({ names, brand, categories, values }: SearchTexts): { vector: string; forms: Form[] } {
  const tokens = new Tokens()
  for (const language of LANGUAGE_CODES) {
    const add = (texts: Texts, weight: Weight) => {
      for (const word of wordsOf(texts[language] ?? '', language, { withParts: true }))
        tokens.word(word, language, weight)
    }
    add(names, 'A')
    tokens.head(names[language] ?? '', language)
    for (const value of values) add(value, 'B')
    for (const category of categories) add(category, 'C')
  }
  tokens.brand(brand)
  return tokens.result()
}
