import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { ProductList } from '../../entities/product'
import { Page, PageSize } from '../../fields'

/** Twelve picked for the buyer from what was looked at, else the popular ones. */
export const getRecommend = defineCall('getRecommend', {
  summary: 'Twelve for the buyer.',
  fields: Type.Object({ p: Page, page_size: PageSize }),
  data: ProductList,
})
