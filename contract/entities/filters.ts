/**
 * The filters and sorts of all product lists [rule.filters] [rule.sorts]. Several ids in one filter are a JSON list.
 */
import { Type, type Static } from '@sinclair/typebox'
import { Currency, Id, keyPage, Money, PageSize } from '../base/fields'

export const SORTS = ['best', 'new', 'sold', 'price_asc', 'price_desc', 'rate'] as const
export type Sort = (typeof SORTS)[number]

const Ids = Type.Union([Id, Type.Array(Id, { minItems: 1, maxItems: 50 })])

export const filterFields = {
  ...keyPage,
  page_size: PageSize,
  category_id: Type.Optional(Ids),
  brand_id: Type.Optional(Ids),
  shop_id: Type.Optional(Ids),
  price_min: Type.Optional(Money),
  price_max: Type.Optional(Money),
  /** Hundredths: 400 asks for 4.00 and better. */
  rate_min: Type.Optional(Type.Integer({ minimum: 0, maximum: 500 })),
  in_stock: Type.Optional(Type.Boolean()),
  on_sale: Type.Optional(Type.Boolean()),
  /** In which the facets count by price; USD by default, and where it is not offered. */
  currency: Type.Optional(Currency),
  sort: Type.Optional(Type.Union(SORTS.map((sort) => Type.Literal(sort)))),
}

export const Filters = Type.Object(filterFields)
export type Filters = Static<typeof Filters>
