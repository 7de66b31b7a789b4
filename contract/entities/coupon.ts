/** Coupons as users type them [screen.coupon]. */
import { Line } from '../base/fields'
import { COUPON_CODE_MAX } from '../base/text-limits'

/** Case and surrounding spaces are ignored. */
export const CouponCode = Line(COUPON_CODE_MAX)
