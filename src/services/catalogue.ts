/** The goods. */
import type { Fields } from '@contract/all-calls'
import { call, type Options } from './request'

export const getProduct = (fields: Fields<'product'>, options?: Options) => call('product', fields, options)
export const getReviews = (fields: Fields<'reviews'>, options?: Options) => call('reviews', fields, options)
export const search = (fields: Fields<'search'>, options?: Options) => call('search', fields, options)
export const searchSuggest = (fields: Fields<'searchSuggest'>, options?: Options) =>
  call('searchSuggest', fields, options)
export const getHotList = (fields: Fields<'getHotList'>, options?: Options) => call('getHotList', fields, options)
export const getNew = (fields: Fields<'getNew'>, options?: Options) => call('getNew', fields, options)
export const getRecommendList = (fields: Fields<'getRecommendList'>, options?: Options) =>
  call('getRecommendList', fields, options)
export const getFlashDeals = (fields: Fields<'getFlashDeals'>, options?: Options) =>
  call('getFlashDeals', fields, options)
export const getAllBrand = (fields: Fields<'getAllBrand'>, options?: Options) => call('getAllBrand', fields, options)
export const getAllCategory = (options?: Options) => call('getAllCategory', {}, options)
export const getBrand = (fields: Fields<'brand'>, options?: Options) => call('brand', fields, options)
export const getCategory = (fields: Fields<'category'>, options?: Options) => call('category', fields, options)
export const getShop = (fields: Fields<'shop'>, options?: Options) => call('shop', fields, options)
