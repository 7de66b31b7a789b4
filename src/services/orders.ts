/** The orders of the buyer. */
import type { Fields } from '@contract/all-calls'
import { call, type Options } from './request'

export const getOrders = (fields: Fields<'orders'>, options?: Options) => call('orders', fields, options)
export const getOrder = (fields: Fields<'order'>, options?: Options) => call('order', fields, options)
/** Where the invoice can be opened without a token, for five minutes. Throws an ApiError. */
export const getInvoiceLink = (order_id: string) => call('invoice', { order_id, link: true })
export const orderCancel = (fields: Fields<'orderCancel'>, options?: Options) => call('orderCancel', fields, options)
export const orderComplete = (fields: Fields<'orderComplete'>, options?: Options) =>
  call('orderComplete', fields, options)
