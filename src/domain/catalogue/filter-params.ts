/**
 * The filter and the sort order of a list as parameters of its address: short, readable, and checked when they are
 * read.
 */
import { NO_FILTER, SORTS, type ListingFilter } from './listing-filter'

type Name = 'sort' | 'min' | 'max' | 'rate' | 'brands' | 'categories' | 'stock' | 'sale'
export type FilterParams = Partial<Record<Name, string>>

const PRICE = /^\d{1,9}(\.\d{1,2})?$/
const RATE = /^[1-5]?\d{1,2}$/
const ID = /^[1-9]\d{0,17}$/
/** More than a user would select. */
const IDS_MAX = 50

const matching = (value: string | undefined, pattern: RegExp) =>
  value !== undefined && pattern.test(value) ? value : undefined
const idsIn = (list = '') =>
  list
    .split(',')
    .filter((id) => ID.test(id))
    .slice(0, IDS_MAX)

/** Reads the filter from an address; unknown values are left out. */
export function filterOf(params: FilterParams): ListingFilter {
  const rate = Number(matching(params.rate, RATE) ?? 0)
  return {
    sort: SORTS.find((sort) => sort === params.sort) ?? NO_FILTER.sort,
    priceMin: matching(params.min, PRICE) ?? null,
    priceMax: matching(params.max, PRICE) ?? null,
    rateMin: rate <= 500 ? rate : 0,
    brands: idsIn(params.brands),
    categories: idsIn(params.categories),
    inStock: params.stock === '1',
    onSale: params.sale === '1',
  }
}

/** The link parameters of a filter. Unset parts are undefined, and links leave them out. */
export function filterParams(filter: ListingFilter): Record<Name, string | undefined> {
  const list = (ids: readonly string[]) => (ids.length > 0 ? ids.join(',') : undefined)
  return {
    sort: filter.sort === NO_FILTER.sort ? undefined : filter.sort,
    min: filter.priceMin ?? undefined,
    max: filter.priceMax ?? undefined,
    rate: filter.rateMin > 0 ? String(filter.rateMin) : undefined,
    brands: list(filter.brands),
    categories: list(filter.categories),
    stock: filter.inStock ? '1' : undefined,
    sale: filter.onSale ? '1' : undefined,
  }
}
