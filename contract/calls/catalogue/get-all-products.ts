import { defineCall } from '../../call'
import { Filters } from '../../entities/filters'
import { ProductList } from '../../entities/product'

/** All products, by the filters. */
export const getAllProducts = defineCall('getAllProducts', {
  summary: 'All products.',
  fields: Filters,
  data: ProductList,
})
