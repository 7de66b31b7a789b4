/** Suggestions for the beginning of a search: terms, products and shops [field.suggest.parts]. */
import type { Data } from '@contract/all-calls'
import type { Language } from '@contract/languages'
import type { Db } from '../../../kernel/db/types'
import { textIn } from '../../../kernel/text/texts'
import { loadBrands } from '../brands'
import { loadCategories } from '../categories'
import { listProducts } from './listing'
import { readQuery } from './query'
import { likePatterns, normalise } from './search-text'
import { shopsNamed } from '../shops'

const TERMS = 8
const PRODUCTS = 5
const SHOPS = 3

/** The names with a word that starts with `beginning`, each once; names that start with it come first. */
export function matchingTerms(names: readonly string[], beginning: string, limit: number): string[] {
  const wanted = normalise(beginning).trim()
  const place = (name: string) => ` ${normalise(name)}`.indexOf(` ${wanted}`)
  const found = new Map<string, string>()
  for (const name of names) if (place(name) >= 0 && !found.has(normalise(name))) found.set(normalise(name), name)
  const terms = [...found.values()]
  const first = terms.filter((name) => place(name) === 0)
  return [...first, ...terms.filter((name) => place(name) > 0)].slice(0, limit)
}

export async function suggest(db: Db, q: string, language: Language, now: Date): Promise<Data<'searchSuggest'>> {
  const patterns = likePatterns(q)
  if (patterns.length === 0) return { terms: [], products: [], shops: [] }
  const [categories, brands] = await Promise.all([loadCategories(db, now), loadBrands(db, now)])
  const { query } = readQuery({}, { term: q }, categories)
  const [found, shops] = await Promise.all([
    listProducts(db, { query, sort: 'best', language, now, p: 1, pageSize: PRODUCTS }),
    shopsNamed(db, patterns, SHOPS),
  ])
  const names = [
    ...categories.all().map((category) => textIn(category.names, language)),
    ...[...brands.values()].map(({ name }) => name),
    ...found.list.map((card) => card[`name_${language}`] ?? card.name_en),
  ]
  return { terms: matchingTerms(names, q, TERMS), products: found.list, shops }
}
