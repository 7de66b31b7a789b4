/** The query of a product list, from the fields of a call [rule.filters] [rule.sorts]. */
import { Code } from '@contract/base/codes'
import { BASE_CURRENCY } from '@contract/base/constants'
import type { Filters, Sort } from '@contract/entities/filters'
import { toMinor } from '@contract/rules/money'
import { fieldRefusal } from '../../../kernel/http/refusal'
import type { SearchFilters } from '../../search/types'
import type { CategoryIndex } from '../categories'

/** Allowed product ids; null allows all. */
type Ids = readonly string[] | null

/** The filters of a list are those of a search. */
export type ProductQuery = SearchFilters

/** What the page is about, before its filters: a category, a brand or a shop. */
export interface Scope {
  readonly categoryId?: string
  readonly brandId?: string
  readonly shopId?: string
}

/** A query, and what its page is about: a facet leaves its own filter out, but stays inside the scope. */
export interface FacetedQuery {
  readonly query: ProductQuery
  readonly scope: Pick<ProductQuery, 'categoryIds' | 'brandIds'>
}

export type ListSort = Sort | 'sold_30d'

const asList = (ids: string | readonly string[] | undefined): Ids => {
  if (ids === undefined) return null
  return typeof ids === 'string' ? [ids] : ids
}

function intersection(a: Ids, b: Ids): Ids {
  if (a === null || b === null) return a ?? b
  const known = new Set(a)
  return b.filter((id) => known.has(id))
}

/** A price filter as USD minor units. Throws 1000008 for a negative price or one with fractions of a cent. */
function price(field: 'price_min' | 'price_max', text: string | undefined): bigint | null {
  if (text === undefined) return null
  if (text.startsWith('-')) {
    throw fieldRefusal(Code.invalidParameter, [{ field, rule: 'min', params: { limit: 0 } }])
  }
  try {
    return toMinor(text, BASE_CURRENCY)
  } catch (error) {
    if (error instanceof RangeError) throw fieldRefusal(Code.invalidParameter, [{ field, rule: 'format' }])
    throw error
  }
}

/** Reads the filters of a call within a scope. A category includes its subcategories. */
export function readQuery(fields: Filters, scope: Scope, categories: CategoryIndex): FacetedQuery {
  const subtree = (ids: Ids) => ids && categories.subtree(ids)
  const scopeCategories = subtree(asList(scope.categoryId))
  const scopeBrands = asList(scope.brandId)
  const query: ProductQuery = {
    categoryIds: intersection(scopeCategories, subtree(asList(fields.category_id))),
    brandIds: intersection(scopeBrands, asList(fields.brand_id)),
    shopIds: intersection(asList(scope.shopId), asList(fields.shop_id)),
    priceMin: price('price_min', fields.price_min),
    priceMax: price('price_max', fields.price_max),
    rateMin: fields.rate_min ?? null,
    inStock: fields.in_stock ?? false,
    onSale: fields.on_sale ?? false,
  }
  return { query, scope: { categoryIds: scopeCategories, brandIds: scopeBrands } }
}
