/** From the cart to the order. */
import type { Fields } from '@contract/all-calls'
import { call, type Options, type OptionsOf } from './request'

export const getCheckout = (fields: Fields<'checkout'>, options?: Options) => call('checkout', fields, options)
export const checkoutQuote = (fields: Fields<'checkoutQuote'>, options?: Options) =>
  call('checkoutQuote', fields, options)
export const submitOrder = (fields: Fields<'submitOrder'>, options: OptionsOf<'submitOrder'>) =>
  call('submitOrder', fields, options)
