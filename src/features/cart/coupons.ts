/** The coupon in the buyer's cart. */
import type { Fields } from '@contract/all-calls'
import { call, type Options } from '@/services/request'

export const cartAddCoupon = (fields: Fields<'cartAddCoupon'>, options?: Options) =>
  call('cartAddCoupon', fields, options)
export const cartCancelCoupon = (fields: Fields<'cartCancelCoupon'>, options?: Options) =>
  call('cartCancelCoupon', fields, options)
