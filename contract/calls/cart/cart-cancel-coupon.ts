import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { BasketId, CartPayload } from '../../entities/cart'
import { CouponCode } from '../../entities/coupon'

/** Removes the coupon from the cart. */
export const cartCancelCoupon = defineCall('cartCancelCoupon', {
  summary: 'Removes the coupon.',
  fields: Type.Object({ coupon_code: CouponCode, basket_id: BasketId }),
  data: CartPayload,
  codes: [Code.couponCode, Code.notFound],
})
