export { CouponOffers as LazyCouponOffers } from './coupon-offers'
