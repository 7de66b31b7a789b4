/**
 * How a list of products is filtered and sorted [rule.filters] [rule.sorts], and the fields that a call sends for it.
 */
import type { Filters, Sort } from '@contract/entities/filters'

export const SORTS: readonly Sort[] = ['best', 'new', 'sold', 'price_asc', 'price_desc', 'rate']

export interface ListingFilter {
  readonly sort: Sort
  /** USD decimal strings. */
  readonly priceMin: string | null
  readonly priceMax: string | null
  /** Hundredths: 400 means 4.00 or better; 0 means any rating. */
  readonly rateMin: number
  readonly brands: readonly string[]
  readonly categories: readonly string[]
  readonly inStock: boolean
  readonly onSale: boolean
}

export const NO_FILTER: ListingFilter = {
  sort: 'best',
  priceMin: null,
  priceMax: null,
  rateMin: 0,
  brands: [],
  categories: [],
  inStock: false,
  onSale: false,
}

export type FilterPart = 'price' | 'rate' | 'brands' | 'categories' | 'inStock' | 'onSale'

/** One thing by which a list is narrowed: a price range, or one of several brands. */
export interface ActiveFilter {
  /** Differs within one filter. */
  readonly key: string
  readonly part: FilterPart
  /** The filter with nothing else. */
  readonly only: ListingFilter
  /** The filter without it. */
  readonly rest: ListingFilter
}

/** What the list is narrowed by, in display order. */
export function activeFilters(filter: ListingFilter): ActiveFilter[] {
  const { priceMin, priceMax, rateMin, brands, categories, inStock, onSale } = filter
  const one = (part: FilterPart, own: Partial<ListingFilter>, rest: Partial<ListingFilter>, key: string = part) => ({
    key,
    part,
    only: { ...NO_FILTER, ...own },
    rest: { ...filter, ...rest },
  })
  const each = (part: 'brands' | 'categories', ids: readonly string[]) =>
    ids.map((id) => one(part, { [part]: [id] }, { [part]: toggled(ids, id) }, `${part}-${id}`))
  return [
    ...(priceMin === null && priceMax === null
      ? []
      : [one('price', { priceMin, priceMax }, { priceMin: null, priceMax: null })]),
    ...(rateMin > 0 ? [one('rate', { rateMin }, { rateMin: 0 })] : []),
    ...each('brands', brands),
    ...each('categories', categories),
    ...(inStock ? [one('inStock', { inStock }, { inStock: false })] : []),
    ...(onSale ? [one('onSale', { onSale }, { onSale: false })] : []),
  ]
}

/** Whether nothing narrows the list. */
export const isEverything = (filter: ListingFilter): boolean => activeFilters(filter).length === 0

/** The filter without anything that narrows, in its order. */
export const cleared = ({ sort }: ListingFilter): ListingFilter => ({ ...NO_FILTER, sort })

/** Toggles a value in a list. */
export function toggled(list: readonly string[], value: string): string[] {
  return list.includes(value) ? list.filter((other) => other !== value) : [...list, value]
}

/** The fields of a call, without unset parts. */
export function filterFields(filter: ListingFilter): Filters {
  const fields: Filters = { sort: filter.sort }
  if (filter.priceMin !== null) fields.price_min = filter.priceMin
  if (filter.priceMax !== null) fields.price_max = filter.priceMax
  if (filter.rateMin > 0) fields.rate_min = filter.rateMin
  if (filter.brands.length > 0) fields.brand_id = [...filter.brands]
  if (filter.categories.length > 0) fields.category_id = [...filter.categories]
  if (filter.inStock) fields.in_stock = true
  if (filter.onSale) fields.on_sale = true
  return fields
}
