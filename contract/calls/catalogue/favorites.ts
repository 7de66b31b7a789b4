import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Favorite } from '../../entities/product'
import { ListOf, Page, PageSize } from '../../fields'

/** The caller’s wishlist, newest first, without withdrawn products. */
export const favorites = defineCall('favorites', {
  summary: 'The wishlist.',
  fields: Type.Object({ p: Page, page_size: PageSize }),
  data: ListOf(Favorite),
})
