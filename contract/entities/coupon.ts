/** Coupons as people type them [screen.coupon]. */
import { Line } from '../fields'
import { COUPON_CODE_MAX } from '../text-limits'

/** Found without regard to case and to spaces around it. */
export const CouponCode = Line(COUPON_CODE_MAX)
