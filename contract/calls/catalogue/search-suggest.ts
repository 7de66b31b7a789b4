import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { ProductCard } from '../../entities/product'
import { Id, Line } from '../../fields'
import { SEARCH_MAX } from '../../text-limits'

/** Suggestions for the beginning of a search: terms, products and shops [field.suggest.parts]. */
export const searchSuggest = defineCall('searchSuggest', {
  summary: 'Suggestions for a beginning.',
  fields: Type.Object({ q: Line(SEARCH_MAX) }),
  data: Type.Object({
    terms: Type.Array(Type.String()),
    products: Type.Array(ProductCard),
    shops: Type.Array(Type.Object({ shop_id: Id, name: Type.String() })),
  }),
})
