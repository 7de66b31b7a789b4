import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { ProductList } from '../../entities/product'
import { Page, PageSize } from '../../fields'

/** The best sellers of 30 days. */
export const getHotList = defineCall('getHotList', {
  summary: 'The best-selling products.',
  fields: Type.Object({ p: Page, page_size: PageSize }),
  data: ProductList,
})
