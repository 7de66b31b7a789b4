import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Facets, ProductList } from '../../entities/product'
import { filterFields } from '../../entities/filters'
import { Line } from '../../fields'
import { SEARCH_MAX } from '../../text-limits'

/** Products whose names, brands or descriptions match, in any language, with facets. */
export const search = defineCall('search', {
  summary: 'Searches products.',
  fields: Type.Object({ ...filterFields, term: Line(SEARCH_MAX) }),
  data: Type.Object({ ...ProductList.properties, facets: Facets }),
})
