/** The coupon in the buyer's cart (gaps §3). Both calls answer the cart, whose sums are shown at once. */
import { cartAddCoupon, cartCancelCoupon } from '@/services/coupons'
import { cart } from './cart'
import { SILENT } from './load-state'

/** Throws the ApiError of a code that is unknown or over; the screen shows it at the field. */
export async function applyCoupon(code: string): Promise<void> {
  cart.take((await cartAddCoupon({ coupon_code: code }, SILENT)).cart_info)
}

/** Throws an ApiError that has been shown. */
export async function cancelCoupon(code: string): Promise<void> {
  cart.take((await cartCancelCoupon({ coupon_code: code })).cart_info)
}
