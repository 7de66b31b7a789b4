/** What an order would cost, before it is one. */
import type { Address } from '../shop/rows'
import type { Shop } from '../shop/shop'
import { live, liveById } from '../shop/shop'
import { ok } from '../wire/answers'
import type { Call, Calls } from '../wire/call'
import { userOf } from '../wire/call'
import type { Decimal } from '../wire/decimal'
import { isLess, larger, minus, NOTHING, plus } from '../wire/decimal'
import { freightFor, linesToBuy, totalOf } from './cart-lines'
import type { Purchase } from './coupon-rules'
import { usableCoupons, usableOn } from './coupon-rules'

/** A coupon as the answer names it: -1 for none, wanted or not; 0 if one was wanted and there is none. */
interface Choice {
  readonly couponId: number
  readonly userCouponId: number | null
  readonly couponPrice: Decimal
}

const WITHOUT: Choice = { couponId: -1, userCouponId: -1, couponPrice: NOTHING }
const NONE_FITS: Choice = { couponId: 0, userCouponId: 0, couponPrice: NOTHING }

/** The coupons that a buyer may use on this purchase. */
function fittingCoupons(shop: Shop, purchase: Purchase): Choice[] {
  return usableCoupons(shop, purchase.userId).flatMap((ofUser) => {
    const coupon = usableOn(shop, purchase, ofUser.couponId, ofUser.id)
    return coupon ? [{ couponId: coupon.id, userCouponId: ofUser.id, couponPrice: coupon.discount }] : []
  })
}

/** The coupon that will be used: none unless one is wanted, then the one that is named, or the best one for 0. */
function chosenCoupon(
  shop: Shop,
  purchase: Purchase,
  fitting: readonly Choice[],
  wanted: { couponId: number | null; userCouponId: number | null },
): Choice {
  const { couponId, userCouponId } = wanted
  if (couponId === null || couponId === -1) return WITHOUT
  const named = couponId === 0 ? null : usableOn(shop, purchase, couponId, userCouponId)
  if (named) return { couponId, userCouponId, couponPrice: named.discount }
  return fitting.reduce((best, one) => (isLess(best.couponPrice, one.couponPrice) ? one : best), NONE_FITS)
}

/** The address that is named, else the default one, else one that consists of the number 0. */
function addressFor({ addresses }: Shop, userId: number, addressId: number | null): Address | { id: number } {
  const ofUser = live(addresses).filter((address) => address.userId === userId)
  return liveById(ofUser, addressId ?? 0) ?? ofUser.find(({ isDefault }) => isDefault) ?? { id: 0 }
}

function checkout(call: Call) {
  const { shop, query } = call
  const cartId = query.number('cartId')
  const addressId = query.number('addressId')
  const wanted = { couponId: query.number('couponId'), userCouponId: query.number('userCouponId') }
  const grouponRulesId = query.number('grouponRulesId')
  const userId = userOf(call)
  const checkedAddress = addressFor(shop, userId, addressId)
  const lines = linesToBuy(shop, userId, cartId)
  const price = totalOf(lines)
  const purchase = { userId, price, lines }
  const fitting = fittingCoupons(shop, purchase)
  const { couponId, userCouponId, couponPrice } = chosenCoupon(shop, purchase, fitting, wanted)
  const freightPrice = freightFor(price)
  const orderTotalPrice = larger(minus(plus(price, freightPrice), couponPrice), NOTHING)
  return ok({
    addressId: checkedAddress.id,
    couponId,
    userCouponId,
    cartId,
    grouponRulesId,
    grouponPrice: NOTHING,
    checkedAddress,
    availableCouponLength: fitting.length,
    goodsTotalPrice: price,
    freightPrice,
    couponPrice,
    orderTotalPrice,
    actualPrice: orderTotalPrice,
    checkedGoodsList: lines,
  })
}

/** The call before an order. */
export const CHECKOUT_CALLS: Calls = { 'cart/checkout': ['GET', checkout] }
