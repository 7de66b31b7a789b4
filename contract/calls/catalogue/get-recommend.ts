import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { ProductList } from '../../entities/product'
import { Page, PageSize } from '../../fields'

/** Twelve products for the buyer, based on the viewed ones; otherwise popular ones. */
export const getRecommend = defineCall('getRecommend', {
  summary: 'Twelve products recommended to the buyer.',
  fields: Type.Object({ p: Page, page_size: PageSize }),
  data: ProductList,
})
