/** Coupons: what there is, what a buyer has, and how to get one. */
import type { Coupon, CouponOfUser } from '../shop/rows'
import type { Shop } from '../shop/shop'
import { anyById, live } from '../shop/shop'
import type { Answer } from '../wire/answers'
import { badArgument, badArgumentValue, ERRNO, fail, ok, serverFault } from '../wire/answers'
import type { Call, Calls } from '../wire/call'
import { userOf } from '../wire/call'
import { allOf, mapPage, pageOf, sorted } from '../wire/paging'
import { linesToBuy, totalOf } from './cart-lines'
import { commonCoupons, COUPON_TYPE, giveCoupon, usableCoupons, usableOn } from './coupon-rules'
import { couponInList } from './lists'

function couponShown({ coupons }: Shop, ofUser: CouponOfUser, available: boolean) {
  const coupon = anyById(coupons, ofUser.couponId)
  if (!coupon) throw serverFault()
  const { id: cid, name, desc, tag, min, discount } = coupon
  const { id, startTime, endTime } = ofUser
  return { id, cid, name, desc, tag, min, discount, startTime, endTime, available }
}

function list({ shop, query }: Call) {
  const { page, limit } = query.paging()
  return ok(mapPage(pageOf(sorted(commonCoupons(shop), query.sorting()), page, limit), couponInList))
}

function ofBuyer(call: Call) {
  const { shop, query } = call
  const status = query.number('status', 'short')
  const { page, limit } = query.paging()
  const sorting = query.sorting()
  const userId = userOf(call)
  const found = live(shop.couponsOfUsers).filter(
    (one) => one.userId === userId && (status === null || one.status === status),
  )
  // Whether an order may use it is not worked out here, so it is always false
  return ok(mapPage(pageOf(sorted(found, sorting), page, limit), (one) => couponShown(shop, one, false)))
}

function toSelect(call: Call) {
  const { shop, query } = call
  const cartId = query.number('cartId')
  const userId = userOf(call)
  const lines = linesToBuy(shop, userId, cartId)
  const purchase = { userId, price: totalOf(lines), lines }
  const found = usableCoupons(shop, userId)
  return ok(allOf(found.map((one) => couponShown(shop, one, usableOn(shop, purchase, one.couponId, one.id) !== null))))
}

/** The words of the refusals, which differ between the two ways to get a coupon. */
interface Wording {
  readonly type: number
  readonly none: string
  readonly again: string
  readonly otherType: string
}

const TAKING: Wording = {
  type: COUPON_TYPE.common,
  none: '优惠券已领完',
  again: '优惠券已经领取过',
  otherType: '优惠券只能兑换',
}
const ENTERING: Wording = {
  type: COUPON_TYPE.code,
  none: '优惠券已兑换',
  again: '优惠券已兑换',
  otherType: '优惠券只能领取，不能兑换',
}
const OUT = 2
const EXPIRED = 1

function refusalOf(shop: Shop, userId: number, coupon: Coupon, wording: Wording): Answer | null {
  const given = live(shop.couponsOfUsers).filter(({ couponId }) => couponId === coupon.id)
  const ofUser = given.filter((one) => one.userId === userId)
  if (coupon.total !== 0 && given.length >= coupon.total) return fail(ERRNO.couponExceedsLimit, wording.none)
  if (coupon.limit !== 0 && ofUser.length >= coupon.limit) return fail(ERRNO.couponExceedsLimit, wording.again)
  if (coupon.type === COUPON_TYPE.register) return fail(ERRNO.couponNotReceived, '新用户优惠券自动发送')
  if (coupon.type !== wording.type) return fail(ERRNO.couponNotReceived, wording.otherType)
  if (coupon.status === OUT) return fail(ERRNO.couponExceedsLimit, wording.none)
  return coupon.status === EXPIRED ? fail(ERRNO.couponNotReceived, '优惠券已经过期') : null
}

function receive(call: Call) {
  const { shop, body } = call
  const tree = body.tree()
  const userId = userOf(call)
  const couponId = tree.int('couponId')
  if (couponId === null) return badArgument()
  const coupon = anyById(shop.coupons, couponId)
  if (!coupon) return badArgumentValue()
  const refusal = refusalOf(shop, userId, coupon, TAKING)
  if (refusal) return refusal
  giveCoupon(shop, userId, coupon)
  return ok()
}

function exchange(call: Call) {
  const { shop, body } = call
  const tree = body.tree()
  const userId = userOf(call)
  const code = tree.text('code')
  if (code === null) return badArgument()
  const coupon = live(shop.coupons).find((one) => one.code === code && one.type === COUPON_TYPE.code)
  if (!coupon) return fail(ERRNO.couponCodeInvalid, '优惠券不正确')
  const refusal = refusalOf(shop, userId, coupon, ENTERING)
  if (refusal) return refusal
  giveCoupon(shop, userId, coupon)
  return ok()
}

/** Calls about coupons. */
export const COUPON_CALLS: Calls = {
  'coupon/list': ['GET', list],
  'coupon/mylist': ['GET', ofBuyer],
  'coupon/selectlist': ['GET', toSelect],
  'coupon/receive': ['POST', receive],
  'coupon/exchange': ['POST', exchange],
}
