import { defineCall } from '../../call'
import { Filters } from '../../entities/filters'
import { ProductList } from '../../entities/product'

/** The recommended products as a long list, by the filters. */
export const getRecommendList = defineCall('getRecommendList', {
  summary: 'Recommended products.',
  fields: Filters,
  data: ProductList,
})
