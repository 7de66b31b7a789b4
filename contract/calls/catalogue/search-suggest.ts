import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { ProductCard } from '../../entities/product'
import { Id } from '../../fields'
import { SEARCH_MAX } from '../../text-limits'

/**
 * Suggestions for the beginning of a search: terms, categories, brands, products and shops [field.suggest.parts]. Without
 * a beginning: what was searched for most in the last days, as terms.
 */
export const searchSuggest = defineCall('searchSuggest', {
  summary: 'Suggestions for the beginning of a search.',
  fields: Type.Object({ q: Type.Optional(Type.String({ maxLength: SEARCH_MAX })) }),
  data: Type.Object({
    terms: Type.Array(Type.String()),
    categories: Type.Array(Type.Object({ category_id: Id, name: Type.String() })),
    brands: Type.Array(Type.Object({ brand_id: Id, name: Type.String() })),
    products: Type.Array(ProductCard),
    shops: Type.Array(Type.Object({ shop_id: Id, name: Type.String() })),
  }),
})
