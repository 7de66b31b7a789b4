/**
 * The coupon of the buyer's cart [screen.coupon], or of the basket of "Buy now". The cart's new sums are shown at once.
 */
import type { CartInfo } from '@contract/entities/cart'
import { call } from '@/services/request'
import { cart } from '@/stores/cart'
import { SILENT } from '@/stores/load-state'

const basketOf = (basketId: string) => (basketId === '' ? {} : { basket_id: basketId })

function take(basketId: string, info: CartInfo): void {
  if (basketId === '') cart.take(info)
}

/**
 * `basketId` is empty for the cart. Throws the ApiError of an unknown or expired code, which the screen shows at the
 * field.
 */
export async function applyCoupon(code: string, basketId = ''): Promise<void> {
  take(basketId, (await call('cartAddCoupon', { coupon_code: code, ...basketOf(basketId) }, SILENT)).cart_info)
}

/** Throws an ApiError that has been shown. */
export async function cancelCoupon(code: string, basketId = ''): Promise<void> {
  take(basketId, (await call('cartCancelCoupon', { coupon_code: code, ...basketOf(basketId) })).cart_info)
}
