/** The coupons of a shop: for its products alone, and it bears the discount [rule.shop-voucher]. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { couponChangeFields, newCouponFields } from '../../entities/coupon-terms'
import { COUPON_STATES, OpsCoupon } from '../../entities/ops-coupon'
import { Id, Line, ListOf, Page, PageSize } from '../../base/fields'
import { shopId } from '../../entities/seller/fields'

const codes = [Code.notFound, Code.operationFailed]
const data = Type.Object({ coupon: OpsCoupon })
/** The version that was read. Another one is refused as `changed`. */
const version = Type.Optional(Type.Integer({ minimum: 0, maximum: 2_000_000_000 }))

/** Those whose code contains a text, newest first. */
export const sellerCoupons = defineCall('sellerCoupons', {
  summary: 'A shop’s coupons.',
  fields: Type.Object({
    shop_id: shopId,
    p: Page,
    page_size: PageSize,
    q: Type.Optional(Line(40)),
    state: Type.Optional(Type.Union(COUPON_STATES.map((state) => Type.Literal(state)))),
  }),
  data: ListOf(OpsCoupon),
  codes,
})

/** Makes a coupon, by the rules of `opsCouponCreate`. Codes are unique in the whole marketplace. */
export const sellerCouponCreate = defineCall('sellerCouponCreate', {
  summary: 'Creates a coupon for a shop.',
  fields: Type.Object({ shop_id: shopId, ...newCouponFields }),
  data,
  codes,
})

/** Changes how long it is valid and how many purchases may use it. One that has ended stays ended. */
export const sellerCouponChange = defineCall('sellerCouponChange', {
  summary: 'Changes the end or number of uses of a shop’s coupon.',
  fields: Type.Object({ shop_id: shopId, coupon_id: Id, version, ...couponChangeFields }),
  data,
  codes,
})

/** Ends it at once. Orders that were placed with it keep their discount. */
export const sellerCouponEnd = defineCall('sellerCouponEnd', {
  summary: 'Ends one of a shop’s coupons.',
  fields: Type.Object({ shop_id: shopId, coupon_id: Id, version }),
  data,
  codes,
})
