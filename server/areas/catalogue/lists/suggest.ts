/** Suggestions for the beginning of a search: terms, categories, brands, products and shops [field.suggest.parts]. */
import type { Data } from '@contract/all-calls'
import type { Language } from '@contract/base/languages'
import type { Db } from '../../../kernel/db/types'
import { textIn } from '../../../kernel/text/texts'
import { sameWord } from '../../search/analysis/fold'
import { scriptOf } from '../../search/analysis/languages'
import { isIndexedAsWritten } from '../../search/each-language'
import { searchEngine } from '../../search/engine'
import { listedBrands } from '../brands'
import { loadCategories } from '../categories'
import { popularTerms } from '../searches/popular'
import { openShops } from '../shops'
import { loadCards } from './cards'
import { beginning, namesOf } from './names'
import { readQuery } from './query'

const TERMS = 8
const CATEGORIES = 3
const BRANDS = 3
const PRODUCTS = 5
const SHOPS = 3

/** What the engine finds for a word that may go on. */
async function productsFor(db: Db, q: string, language: Language, now: Date) {
  const { query: filters } = readQuery({}, {}, await loadCategories(db, now))
  const page = { sort: 'best', limit: PRODUCTS, offset: 0 } as const
  const found = await searchEngine.find(db, { term: q, language, filters, ...page, now, typing: true })
  const products = await loadCards(db, found.ids, language, now)
  return { products, words: asWritten(found.beginnings, products, language) }
}

type Named = { readonly [L in Language as `name_${L}`]?: string }

/** Words of the index as one writes them: where it spells them otherwise, those that a name of these products has. */
export function asWritten(words: readonly string[], products: readonly Named[], language: Language): string[] {
  if (isIndexedAsWritten(language)) return [...words]
  const names = products.map((product) => (product[`name_${language}`] ?? '').toLowerCase())
  const written = new Map(names.flatMap((name) => name.split(/[^\p{L}\p{M}]+/u)).map((word) => [sameWord(word), word]))
  const isSpaceless = (word: string) => scriptOf(word) !== 'other'
  const isNamed = (word: string) => isSpaceless(word) && names.some((name) => name.includes(word))
  return words.flatMap((word) => written.get(word) ?? (isNamed(word) ? word : []))
}

/** Without a beginning: what was searched for most. */
export async function suggest(db: Db, q: string, language: Language, now: Date): Promise<Data<'searchSuggest'>> {
  const typed = q.trim()
  if (typed === '') {
    const terms = (await popularTerms(db, now)).slice(0, TERMS)
    return { terms, categories: [], brands: [], products: [], shops: [] }
  }
  const [queries, categories, brands, shops, { products, words }] = await Promise.all([
    popularTerms(db, now),
    loadCategories(db, now),
    listedBrands(db, now),
    openShops(db, now),
    productsFor(db, typed, language, now),
  ])
  const kinds = namesOf(categories, language, () =>
    categories.all().map(({ id, names }) => ({ category_id: String(id), name: textIn(names, language) })),
  )
  const makers = namesOf(brands, '', () => brands.map(({ brand_id, name }) => ({ brand_id, name })))
  const sellers = namesOf(shops, '', () => shops)
  const isNamed = (term: string) => [kinds, makers, sellers].some(({ all }) => all.has(term))
  const searched = namesOf(queries, '', () => queries.map((name) => ({ name })))
  const terms = [...beginning(searched, typed, 2 * TERMS).map(({ name }) => name), ...words]
  const once = new Map(terms.map((term) => [sameWord(term), term]))
  const shown = [...once].filter(([folded]) => folded !== sameWord(typed) && !isNamed(folded))
  return {
    terms: shown.slice(0, TERMS).map(([, term]) => term),
    categories: beginning(kinds, typed, CATEGORIES),
    brands: beginning(makers, typed, BRANDS),
    products,
    shops: beginning(sellers, typed, SHOPS),
  }
}
