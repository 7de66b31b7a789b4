/** The wishlist. */
import type { Fields } from '@contract/all-calls'
import { call, type Options } from './request'

export const favorite = (fields: Fields<'favorite'>, options?: Options) => call('favorite', fields, options)
export const getFavorites = (fields: Fields<'favorites'>, options?: Options) => call('favorites', fields, options)
export const favoriteRemove = (fields: Fields<'favoriteRemove'>, options?: Options) =>
  call('favoriteRemove', fields, options)
