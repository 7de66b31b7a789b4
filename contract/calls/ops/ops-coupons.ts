/** Coupons in the hands of operators: listed, made, changed and ended. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { COUPON_STATES, OpsCoupon } from '../../entities/ops-coupon'
import { Id, Line, ListOf, Page, PageSize, Time } from '../../fields'

/** A sum in USD with at most two decimals. */
const Dollars = Type.String({ pattern: '^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,2})?$' })
/** No coupon is for more purchases. */
const USES_MAX = 1_000_000_000
/** What the audit keeps of why it was done. */
const remark = Type.Optional(Type.String({ maxLength: 500 }))

const data = Type.Object({ coupon: OpsCoupon })
const codes = [Code.notFound, Code.operationFailed]

/** Coupons whose code holds a text, the newest on top. */
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
 * Makes a coupon that takes off `amount`, in USD, from a higher `min` on; or `percent`, at most `max`. It counts from
 * `starts_at`, at once when that is absent, until `ends_at`. A value that breaks one of these rules is refused at its field.
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
 * Changes until when a coupon counts and how many may use it (0: any number). What it takes off stays: buyers have read
 * it. One that is over stays over.
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

/** Ends a coupon at once, also one that has not started. Orders that were placed with it keep their discount. */
export const opsCouponEnd = defineCall('opsCouponEnd', {
  summary: 'Ends a coupon.',
  fields: Type.Object({ coupon_id: Id, remark }),
  data,
  codes,
})
