/** The orders of the buyer. */
import type { Fields } from '@contract/all-calls'
import { call, type Options } from './request'

export const getOrders = (fields: Fields<'orders'>, options?: Options) => call('orders', fields, options)
export const getOrder = (fields: Fields<'order'>, options?: Options) => call('order', fields, options)
export const orderCancel = (fields: Fields<'orderCancel'>, options?: Options) => call('orderCancel', fields, options)
export const orderComplete = (fields: Fields<'orderComplete'>, options?: Options) =>
  call('orderComplete', fields, options)
