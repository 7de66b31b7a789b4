import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Brand, Facets, ProductList } from '../../entities/product'
import { filterFields } from '../../entities/filters'
import { Id } from '../../fields'

/** A brand and its products. */
export const brand = defineCall('brand', {
  summary: 'A brand and its products.',
  fields: Type.Object({ ...filterFields, id: Id }),
  data: Type.Object({ brand: Brand, ...ProductList.properties, facets: Facets }),
  codes: [Code.notFound],
})
