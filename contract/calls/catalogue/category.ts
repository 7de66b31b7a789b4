import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { CategoryNode, Facets, ProductList } from '../../entities/product'
import { filterFields } from '../../entities/filters'
import { Id } from '../../fields'

/** A category and the products in it and under it; a is its id, b the page. */
export const category = defineCall('category', {
  summary: 'A category and its products.',
  fields: Type.Object({ ...filterFields, a: Id, b: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
  data: Type.Object({ category: CategoryNode, ...ProductList.properties, facets: Facets }),
  codes: [Code.notFound],
})
