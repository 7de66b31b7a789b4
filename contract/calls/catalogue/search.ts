import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Facets, ProductList } from '../../entities/product'
import { filterFields } from '../../entities/filters'
import { Line } from '../../fields'
import { SEARCH_MAX } from '../../text-limits'

/**
 * Products whose names, brands, categories or variants match, with facets. Mistakes are mended, and words of any
 * language count [rule.search].
 */
export const search = defineCall('search', {
  summary: 'Searches products.',
  fields: Type.Object({ ...filterFields, term: Line(SEARCH_MAX) }),
  data: Type.Object({
    ...ProductList.properties,
    facets: Facets,
    /** The words that were searched for in place of the term; absent if no word of it was mended. */
    meant: Type.Optional(Type.String()),
  }),
})
