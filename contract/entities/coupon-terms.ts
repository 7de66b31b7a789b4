/** The fields with which operators, and shops, make and change coupons. */
import { Type } from '@sinclair/typebox'
import { Time } from '../base/fields'

/** An amount in USD with at most two decimals. */
const Dollars = Type.String({ pattern: '^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,2})?$' })
/** The maximum number of purchases of a coupon. */
const USES_MAX = 1_000_000_000

/** The terms of a new coupon: either `amount` or `percent`. */
export const newCouponFields = {
  code: Type.String({ pattern: '^[0-9A-Za-z][0-9A-Za-z_-]{1,39}$' }),
  /** USD. */
  amount: Type.Optional(Dollars),
  percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
  /** USD. */
  min: Type.Optional(Dollars),
  /** USD. */
  max: Type.Optional(Dollars),
  /** Default: now. */
  starts_at: Type.Optional(Time),
  ends_at: Time,
  uses_max: Type.Optional(Type.Integer({ minimum: 1, maximum: USES_MAX })),
  /** Whether carts that it fits show it. Default: only who knows the code can use it. */
  offered: Type.Optional(Type.Boolean()),
}

/** What can change: buyers know the discount. */
export const couponChangeFields = {
  ends_at: Type.Optional(Time),
  /** 0: any number. */
  uses_max: Type.Optional(Type.Integer({ minimum: 0, maximum: USES_MAX })),
  offered: Type.Optional(Type.Boolean()),
}
