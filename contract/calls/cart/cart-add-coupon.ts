import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { BasketId, CartPayload } from '../../entities/cart'
import { CouponCode } from '../../entities/coupon'

/** Adds a coupon to the cart, replacing the previous one. */
export const cartAddCoupon = defineCall('cartAddCoupon', {
  summary: 'Applies a coupon.',
  fields: Type.Object({ coupon_code: CouponCode, basket_id: BasketId }),
  data: CartPayload,
  codes: [Code.couponFetch, Code.couponCode, Code.notFound],
})
