/** Coupons for operators: list, create, change and end. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { couponChangeFields, newCouponFields } from '../../entities/coupon-terms'
import { COUPON_STATES, OpsCoupon } from '../../entities/ops-coupon'
import { Id, Line, ListOf, Page, PageSize } from '../../base/fields'
import { answering, codes, codesById, oneOf, remark, version } from './parts'

const data = answering('coupon', OpsCoupon)

/** The coupons of the marketplace and of its shops whose code contains a text, newest first. */
export const opsCoupons = defineCall('opsCoupons', {
  summary: 'Coupons, for operators.',
  fields: Type.Object({
    p: Page,
    page_size: PageSize,
    q: Type.Optional(Line(40)),
    state: Type.Optional(oneOf(COUPON_STATES)),
    coupon_id: Type.Optional(Id),
    /** Those of one shop. */
    shop_id: Type.Optional(Id),
  }),
  data: ListOf(OpsCoupon),
  codes,
})

/**
 * Creates a coupon of the marketplace with a discount of `amount`, in USD, less than the minimum `min`; or of `percent`,
 * at most `max`. It is valid from `starts_at` (default: now) until `ends_at`. A value that breaks one of these rules is
 * refused at its field.
 */
export const opsCouponCreate = defineCall('opsCouponCreate', {
  summary: 'Creates a coupon.',
  fields: Type.Object({ ...newCouponFields, remark }),
  data,
  codes,
})

/**
 * Changes how long a coupon is valid and how many purchases may use it (0: any number). The discount cannot change,
 * since buyers know it. A coupon that has ended stays ended.
 */
export const opsCouponChange = defineCall('opsCouponChange', {
  summary: 'Changes a coupon’s end or number of uses.',
  fields: Type.Object({ coupon_id: Id, version, ...couponChangeFields, remark }),
  data,
  codes: codesById,
})

/** Ends a coupon at once, even one that has not started. Orders that were placed with it keep their discount. */
export const opsCouponEnd = defineCall('opsCouponEnd', {
  summary: 'Ends a coupon.',
  fields: Type.Object({ coupon_id: Id, version, remark }),
  data,
  codes: codesById,
})
