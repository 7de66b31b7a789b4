import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Facets, ProductList } from '../../entities/product'
import { filterFields } from '../../entities/filters'
import { ShopDetail } from '../../entities/store'
import { Id } from '../../fields'

/** A shop and its products; a is its id, b the page. */
export const shop = defineCall('shop', {
  summary: 'A shop and its products.',
  fields: Type.Object({ ...filterFields, a: Id, b: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
  data: Type.Object({ shop: ShopDetail, ...ProductList.properties, facets: Facets }),
  codes: [Code.notFound],
})
