/** What is asked of a search, and what it answers. */
import type { Language } from '@contract/base/languages'
import type { Db, Tx } from '../../kernel/db/types'
import type { PriceCounts } from './price-bars'

/** Ids that are allowed; null allows all. */
type Ids = readonly string[] | null

/** Filters of a search; prices are USD minor units, with deals counted, and ratings hundredths. */
export interface SearchFilters {
  readonly categoryIds: Ids
  readonly brandIds: Ids
  readonly shopIds: Ids
  readonly priceMin: bigint | null
  readonly priceMax: bigint | null
  readonly rateMin: number | null
  readonly inStock: boolean
  readonly onSale: boolean
}

/** `best` is by relevance. */
export type SearchSort = 'best' | 'new' | 'sold' | 'sold_30d' | 'price_asc' | 'price_desc' | 'rate'

export interface SearchRequest {
  readonly term: string
  /** The reader, whose words come before those of other languages. */
  readonly language: Language
  readonly filters: SearchFilters
  readonly sort: SearchSort
  readonly limit: number
  readonly offset: number
  readonly now: Date
  /** Whether the last word may be the beginning of one, as while somebody types. */
  readonly typing?: boolean
}

/** A facet with the filter that is its own left out. */
export interface SearchFacets {
  readonly byCategory: readonly { readonly id: bigint; readonly count: number }[]
  readonly byBrand: readonly { readonly id: bigint; readonly count: number }[]
  readonly byRate: readonly { readonly rate: number; readonly count: number }[]
  readonly range: { readonly min: bigint | null; readonly max: bigint | null } | undefined
  readonly prices: PriceCounts
}

export interface Found {
  readonly ids: readonly bigint[]
  /** How many products there are on all pages; above 10,000, any number above it. Estimated in a large market. */
  readonly count: number
  /** What was searched for in place of the term, if a word of it was mended. */
  readonly meant?: string
  /** While somebody types: the words that the only one may go on to in the reader's language, the most frequent first. */
  readonly beginnings: readonly string[]
  /** Counts within what the term finds and `within` allows; prices by what 1 USD is in the reader's currency. */
  facets(filters: SearchFilters, within: SearchFilters, rate: string): Promise<SearchFacets>
}

export interface SearchEngine {
  /** Indexes products as they are now, in the transaction that changed them; those that are not on sale leave it. */
  put(tx: Tx, productIds: readonly bigint[]): Promise<void>
  /** The same of those of these products whose entry is out of date. */
  putChanged(tx: Tx, productIds: readonly bigint[]): Promise<void>
  remove(tx: Tx, productIds: readonly bigint[]): Promise<void>
  find(db: Db, asked: SearchRequest): Promise<Found>
}
