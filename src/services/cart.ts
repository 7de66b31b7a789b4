/** The buyer's cart, and the price of a visitor's. */
import type { Fields } from '@contract/all-calls'
import { call, type Options, type OptionsOf } from './request'

export const cartAdd = (fields: Fields<'cartAdd'>, options?: Options) => call('cartAdd', fields, options)
export const getCart = (fields: Fields<'cart'>, options?: Options) => call('cart', fields, options)
export const cartUpdate = (fields: Fields<'cartUpdate'>, options?: Options) => call('cartUpdate', fields, options)
export const cartSelectOne = (fields: Fields<'cartSelectOne'>, options?: Options) =>
  call('cartSelectOne', fields, options)
export const cartSelectAll = (fields: Fields<'cartSelectAll'>, options?: Options) =>
  call('cartSelectAll', fields, options)
export const cartQuote = (fields: Fields<'cartQuote'>, options?: Options) => call('cartQuote', fields, options)
export const cartMerge = (fields: Fields<'cartMerge'>, options: OptionsOf<'cartMerge'>) =>
  call('cartMerge', fields, options)
