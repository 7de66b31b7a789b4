import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { ProductList } from '../../entities/product'
import { Page, PageSize } from '../../fields'

/** The newest products. */
export const getNew = defineCall('getNew', {
  summary: 'The newest products.',
  fields: Type.Object({ p: Page, page_size: PageSize }),
  data: ProductList,
})
