import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Favorite } from '../../entities/product'
import { ListOf, PageSize, keyPage } from '../../fields'

/** The caller’s wishlist, newest first, without withdrawn products. */
export const favorites = defineCall('favorites', {
  summary: 'The wishlist.',
  fields: Type.Object({ ...keyPage, page_size: PageSize }),
  data: ListOf(Favorite),
})
