import { lazyPart } from '@/shell/lazy-part/lazy-part.h5'
import type { CouponOffersProps } from './coupon-offers'
import './lazy-coupon-offers.scss'

const Offers = lazyPart<CouponOffersProps>(async () => (await import('./coupon-offers')).CouponOffers, {
  space: <div className="coupon-offers-space" />,
})

/** The offers in a lazy chunk, for carts that have some. */
export function LazyCouponOffers(props: CouponOffersProps) {
  return props.info.coupon_offers ? <Offers {...props} /> : null
}
