/** Which coupons a buyer may take, and which of them an order may use. */
import type { CartLine, Coupon, CouponOfUser } from '../shop/rows'
import type { Shop } from '../shop/shop'
import { anyById, insert, live, liveById, timeText } from '../shop/shop'
import type { Decimal } from '../wire/decimal'
import { isLess, NOTHING, plus, times } from '../wire/decimal'
import { LATEST, sorted } from '../wire/paging'

/** How coupons come to buyers: they take them, get them on registering, or enter a code. */
export const COUPON_TYPE = { common: 0, register: 1, code: 2 }

/** Whether a coupon of a buyer can still be used. */
export const COUPON_OF_USER = { usable: 0, used: 1 }

const NORMAL = 0
const DAYS_FROM_TAKING = 0
const BETWEEN_DATES = 1
const FOR_CATEGORIES = 1
const FOR_GOODS = 2
const DAY_MS = 24 * 60 * 60 * 1000

const isNormal = ({ type, status }: Coupon, wanted: number) => type === wanted && status === NORMAL

/** Coupons that anybody may take. */
export const commonCoupons = ({ coupons }: Shop): Coupon[] =>
  live(coupons).filter((coupon) => isNormal(coupon, COUPON_TYPE.common))

/** The same without those that this user has, or has had. */
export function couponsToTake(shop: Shop, userId: number | null): Coupon[] {
  const taken = shop.couponsOfUsers.filter((one) => one.userId === userId).map(({ couponId }) => couponId)
  return sorted(commonCoupons(shop), LATEST).filter(({ id }) => !taken.includes(id))
}

/** Gives a user a coupon, which counts from now on or between the dates of the coupon. */
export function giveCoupon(shop: Shop, userId: number, coupon: Coupon): void {
  const isDated = coupon.timeType === BETWEEN_DATES
  const start = Date.now()
  insert(shop.couponsOfUsers, {
    userId,
    couponId: coupon.id,
    status: COUPON_OF_USER.usable,
    startTime: isDated ? coupon.startTime : timeText(start),
    endTime: isDated ? coupon.endTime : timeText(start + coupon.days * DAY_MS),
  })
}

/** Gives a new user the coupons for new users, each as often as one user may have it. */
export function giveWelcomeCoupons(shop: Shop, userId: number): void {
  const welcome = live(shop.coupons).filter((coupon) => isNormal(coupon, COUPON_TYPE.register))
  for (const coupon of welcome) {
    for (let count = 0; count < coupon.limit; count++) giveCoupon(shop, userId, coupon)
  }
}

/** The coupons of a user that have not been used, the latest first. */
export function usableCoupons(shop: Shop, userId: number): CouponOfUser[] {
  const ofUser = live(shop.couponsOfUsers).filter((one) => one.userId === userId)
  return sorted(ofUser, LATEST).filter(({ status }) => status === COUPON_OF_USER.usable)
}

/** Whether a coupon counts today, for this buyer. */
function isInTime(coupon: Coupon, ofUser: CouponOfUser): boolean {
  const now = timeText(Date.now())
  if (coupon.timeType === BETWEEN_DATES) return now >= (coupon.startTime ?? '') && now <= (coupon.endTime ?? '')
  const taken = Date.parse(`${ofUser.addTime.replace(' ', 'T')}+08:00`)
  return coupon.timeType === DAYS_FROM_TAKING && now <= timeText(taken + coupon.days * DAY_MS)
}

/** Whether goods of the kind that a coupon is for are in the cart, for enough money. */
function isForCart(shop: Shop, coupon: Coupon, lines: readonly CartLine[]): boolean {
  if (coupon.goodsType !== FOR_CATEGORIES && coupon.goodsType !== FOR_GOODS) return true
  const keyOf = ({ goodsId }: CartLine) =>
    coupon.goodsType === FOR_GOODS ? goodsId : liveById(shop.goods, goodsId)?.categoryId
  const fitting = lines.filter((line) => coupon.goodsValue.some((value) => value === keyOf(line)))
  const total = fitting.reduce((sum, { price, number }) => plus(sum, times(price, number)), NOTHING)
  return fitting.length > 0 && !isLess(total, coupon.min)
}

/** What a coupon is to be used on. */
export interface Purchase {
  readonly userId: number
  readonly price: Decimal
  readonly lines: readonly CartLine[]
}

/** The coupon, if this buyer may use it on this purchase. */
export function usableOn(
  shop: Shop,
  { userId, price, lines }: Purchase,
  couponId: number,
  ofUserId: number | null,
): Coupon | null {
  const coupon = liveById(shop.coupons, couponId)
  // A number of another coupon is refused; a number that does not exist means any that the buyer has of this coupon
  const named = anyById(shop.couponsOfUsers, ofUserId)
  const ofUser = named ?? usableCoupons(shop, userId).find((one) => one.couponId === couponId)
  if (!coupon || !ofUser || ofUser.couponId !== couponId) return null
  const rules = [
    isInTime(coupon, ofUser),
    isForCart(shop, coupon, lines),
    coupon.status === NORMAL,
    !isLess(price, coupon.min),
  ]
  return rules.every(Boolean) ? coupon : null
}
