/** Finds products by what somebody typed, and by fewer words where no product has all of them [rule.search]. */
import type { Language } from '@contract/base/languages'
import type { Db } from '../../../kernel/db/types'
import { scriptOf } from '../analysis/languages'
import type { Found, SearchRequest, SearchFacets, SearchFilters } from '../types'
import { loadSynonyms } from '../synonyms/stored-synonyms'
import { NO_PRICES } from '../price-bars'
import { facetsOf, pageOf } from './hits'
import { queriesOf, type Queries } from './queries'
import { understand, type Understood } from './understand'
import type { Group } from './words'

const NO_FACETS: SearchFacets = {
  byCategory: [],
  byBrand: [],
  byRate: [],
  range: undefined,
  prices: NO_PRICES,
}
const NOTHING: Found = { ids: [], count: 0, beginnings: [], facets: () => Promise.resolve(NO_FACETS) }

const isKnown = ({ words, synonyms }: Group) =>
  synonyms.length > 0 || words.some(({ exact, typed }) => exact.length + typed.length > 0)

const isThing = ({ words }: Group) => words.some((word) => word.isThing)

/** Where the thing stands before what is said of it. */
const THING_FIRST: readonly Language[] = ['es', 'th']

/** What to look for if nothing has all the words: the word that names the thing. */
function instead({ groups, words, languages, isWhole }: Understood): Group[] {
  const [language] = languages
  // where a dictionary cut the words, a known piece of an unknown word says nothing
  if (!isWhole && words.some(({ form }) => scriptOf(form) !== 'other')) return []
  const things = groups.length > 1 ? groups.filter((group) => isKnown(group) && isThing(group)) : []
  return language && THING_FIRST.includes(language) ? things.slice(0, 1) : things.slice(-1)
}

/** What these words find, and whether it is no use to look further. */
async function foundBy(db: Db, groups: readonly Group[], asked: SearchRequest) {
  const { sort, limit, offset, filters, now } = asked
  const queries = queriesOf(groups, asked.language)
  if (!queries) return null
  const found = await pageOf(db, { queries, filters, now }, { sort, limit, offset })
  return { found, queries, isEnd: found.count > 0 || (await findsAny(db, queries, asked)) }
}

/** The first way that finds something. One of which the filters leave nothing is no reason to look further. */
async function firstThatFinds(db: Db, understood: Understood, asked: SearchRequest) {
  const first = await foundBy(db, understood.groups, asked)
  if (!first || first.isEnd) return first
  const thing = instead(understood)
  const next = thing.length > 0 ? await foundBy(db, thing, asked) : null
  return next?.isEnd ? next : first
}

const UNFILTERED: SearchFilters = {
  categoryIds: null,
  brandIds: null,
  shopIds: null,
  priceMin: null,
  priceMax: null,
  rateMin: null,
  inStock: false,
  onSale: false,
}

const isUnfiltered = (filters: SearchFilters) =>
  (Object.keys(UNFILTERED) as (keyof SearchFilters)[]).every((name) => filters[name] === UNFILTERED[name])

/** Whether it was the filters that left nothing. */
async function findsAny(db: Db, queries: Queries, { filters, now }: SearchRequest): Promise<boolean> {
  if (isUnfiltered(filters)) return false
  const all = await pageOf(db, { queries, filters: UNFILTERED, now }, { sort: 'best', limit: 1, offset: 0 })
  return all.count > 0
}

/** The engine's `find`: at most five statements, three for words that are in the index. */
export async function findProducts(db: Db, asked: SearchRequest): Promise<Found> {
  const synonyms = await loadSynonyms(db)
  const understood = await understand(db, asked.term, {
    language: asked.language,
    typing: asked.typing ?? false,
    synonyms,
  })
  const first = await firstThatFinds(db, understood, asked)
  if (!first) return NOTHING
  const { found, queries } = first
  return {
    ids: found.ids,
    count: found.count,
    beginnings: asked.typing ? understood.beginnings : [],
    ...(understood.meant !== undefined && found.count > 0 ? { meant: understood.meant } : {}),
    facets: (filters, within, rate) => facetsOf(db, { queries, now: asked.now, rate }, filters, within),
  }
}
