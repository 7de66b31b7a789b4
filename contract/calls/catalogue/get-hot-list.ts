import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { ProductList } from '../../entities/product'
import { Page, PageSize } from '../../fields'

/** The best sellers of 30 days. */
export const getHotList = defineCall('getHotList', {
  summary: 'Most sold.',
  fields: Type.Object({ p: Page, page_size: PageSize }),
  data: ProductList,
})
