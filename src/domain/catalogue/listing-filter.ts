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

/** The active parts of the filter, in display order. */
export function activeParts(filter: ListingFilter): FilterPart[] {
  const active: Record<FilterPart, boolean> = {
    price: filter.priceMin !== null || filter.priceMax !== null,
    rate: filter.rateMin > 0,
    brands: filter.brands.length > 0,
    categories: filter.categories.length > 0,
    inStock: filter.inStock,
    onSale: filter.onSale,
  }
  return (Object.keys(active) as FilterPart[]).filter((part) => active[part])
}

const CLEARED: Record<FilterPart, Partial<ListingFilter>> = {
  price: { priceMin: null, priceMax: null },
  rate: { rateMin: 0 },
  brands: { brands: [] },
  categories: { categories: [] },
  inStock: { inStock: false },
  onSale: { onSale: false },
}

/** The filter without one of its parts. */
export const without = (filter: ListingFilter, part: FilterPart): ListingFilter => ({ ...filter, ...CLEARED[part] })

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
