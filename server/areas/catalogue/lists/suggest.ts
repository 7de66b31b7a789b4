/** Suggestions for the beginning of a search: terms, categories, brands, products and shops [field.suggest.parts]. */
import type { Data } from '@contract/all-calls'
import type { Language } from '@contract/base/languages'
import type { Db } from '../../../kernel/db/types'
import { textIn } from '../../../kernel/text/texts'
import { sameWord } from '../../search/analysis/fold'
import { searchEngine } from '../../search/engine'
import { listedBrands } from '../brands'
import { loadCategories } from '../categories'
import { popularTerms } from '../searches/popular'
import { shopsNamed } from '../shops'
import { loadCards } from './cards'
import { readQuery } from './query'
import { likePatterns } from '../../../kernel/db/contains'

const TERMS = 8
const CATEGORIES = 3
const BRANDS = 3
const PRODUCTS = 5
const SHOPS = 3

/** Where a name has a word that begins so, ignoring case and accents; -1: nowhere. Scripts without spaces: anywhere. */
function placeIn(name: string, wanted: string): number {
  const folded = ` ${sameWord(name)}`
  return folded.indexOf(
    /[\p{Script=Han}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(wanted) ? wanted : ` ${wanted}`,
  )
}

/** What has a word that begins with `beginning`; what begins with it itself comes first. */
function beginning<T>(among: readonly T[], nameOf: (each: T) => string, typed: string, limit: number): T[] {
  const wanted = sameWord(typed)
  const placed = among.map((each) => ({ each, place: placeIn(nameOf(each), wanted) })).filter(({ place }) => place >= 0)
  const isFirst = ({ each }: { each: T }) => sameWord(nameOf(each)).startsWith(wanted)
  return [...placed.filter(isFirst), ...placed.filter((one) => !isFirst(one))].slice(0, limit).map(({ each }) => each)
}

/** The names with a word that starts with `typed`, each once; names that start with it come first. */
export function matchingTerms(names: readonly string[], typed: string, limit: number): string[] {
  const once = new Map<string, string>()
  for (const name of names) if (!once.has(sameWord(name))) once.set(sameWord(name), name)
  return beginning([...once.values()], (name) => name, typed, limit)
}

/** What the engine finds for a word that may go on. */
async function productsFor(db: Db, q: string, language: Language, now: Date) {
  const { query: filters } = readQuery({}, {}, await loadCategories(db, now))
  const page = { sort: 'best', limit: PRODUCTS, offset: 0 } as const
  const found = await searchEngine.find(db, { term: q, language, filters, ...page, now, typing: true })
  return loadCards(db, found.ids, language, now)
}

/** Without a beginning: what was searched for most. */
export async function suggest(db: Db, q: string, language: Language, now: Date): Promise<Data<'searchSuggest'>> {
  const typed = q.trim()
  if (typed === '') {
    const terms = (await popularTerms(db, now)).slice(0, TERMS)
    return { terms, categories: [], brands: [], products: [], shops: [] }
  }
  const [queries, categories, brands, products, shops] = await Promise.all([
    popularTerms(db, now),
    loadCategories(db, now),
    listedBrands(db, now),
    productsFor(db, typed, language, now),
    shopsNamed(db, likePatterns(typed), SHOPS),
  ])
  const kinds = categories.all().map(({ id, names }) => ({ category_id: String(id), name: textIn(names, language) }))
  const makers = brands.map(({ brand_id, name }) => ({ brand_id, name }))
  const named = new Set([...kinds, ...makers, ...shops].map(({ name }) => sameWord(name)))
  const searched = queries.filter((query) => !named.has(sameWord(query)))
  return {
    terms: matchingTerms(searched, typed, TERMS),
    categories: beginning(kinds, ({ name }) => name, typed, CATEGORIES),
    brands: beginning(makers, ({ name }) => name, typed, BRANDS),
    products,
    shops,
  }
}
