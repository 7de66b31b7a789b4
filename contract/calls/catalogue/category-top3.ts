import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { CategoryNode, ProductCard } from '../../entities/product'
import { Empty } from '../../fields'

/** The three best-selling categories with six products each. */
export const categoryTop3 = defineCall('categoryTop3', {
  summary: 'Best-selling categories.',
  fields: Empty,
  data: Type.Object({
    list: Type.Array(Type.Object({ category: CategoryNode, products: Type.Array(ProductCard) })),
  }),
})
