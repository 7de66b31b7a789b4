/** Coupons for operators: list, create, change and end. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { COUPON_STATES, OpsCoupon } from '../../entities/ops-coupon'
import { Id, Line, ListOf, Page, PageSize, Time } from '../../fields'

/** An amount in USD with at most two decimals. */
const Dollars = Type.String({ pattern: '^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,2})?$' })
/** The maximum number of purchases of a coupon. */
const USES_MAX = 1_000_000_000
/** The reason, for the audit. */
const remark = Type.Optional(Type.String({ maxLength: 500 }))

const data = Type.Object({ coupon: OpsCoupon })
const codes = [Code.notFound, Code.operationFailed]

/** Coupons whose code contains a text, newest first. */
export const opsCoupons = defineCall('opsCoupons', {
  summary: 'Coupons, for operators.',
  fields: Type.Object({
    p: Page,
    page_size: PageSize,
    q: Type.Optional(Line(40)),
    state: Type.Optional(Type.Union(COUPON_STATES.map((state) => Type.Literal(state)))),
  }),
  data: ListOf(OpsCoupon),
  codes: [Code.operationFailed],
})

/**
 * Creates a coupon with a discount of `amount`, in USD, less than the minimum `min`; or of `percent`, at most `max`.
 * It is valid from `starts_at` (default: now) until `ends_at`. A value that breaks one of these rules is refused at
 * its field.
 */
export const opsCouponMake = defineCall('opsCouponMake', {
  summary: 'Makes a coupon.',
  fields: Type.Object({
    code: Type.String({ pattern: '^[0-9A-Za-z][0-9A-Za-z_-]{1,39}$' }),
    amount: Type.Optional(Dollars),
    percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
    min: Type.Optional(Dollars),
    max: Type.Optional(Dollars),
    starts_at: Type.Optional(Time),
    ends_at: Time,
    uses_max: Type.Optional(Type.Integer({ minimum: 1, maximum: USES_MAX })),
    remark,
  }),
  data,
  codes: [Code.operationFailed],
})

/**
 * Changes how long a coupon is valid and how many purchases may use it (0: any number). The discount cannot change,
 * since buyers know it. A coupon that has ended stays ended.
 */
export const opsCouponChange = defineCall('opsCouponChange', {
  summary: 'Changes a coupon’s end or its number of uses.',
  fields: Type.Object({
    coupon_id: Id,
    ends_at: Type.Optional(Time),
    uses_max: Type.Optional(Type.Integer({ minimum: 0, maximum: USES_MAX })),
    remark,
  }),
  data,
  codes,
})

/** Ends a coupon at once, even one that has not started. Orders that were placed with it keep their discount. */
export const opsCouponEnd = defineCall('opsCouponEnd', {
  summary: 'Ends a coupon.',
  fields: Type.Object({ coupon_id: Id, remark }),
  data,
  codes,
})
