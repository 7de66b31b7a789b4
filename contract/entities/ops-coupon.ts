/** A coupon as operators see it, and its shop. */
import { Type, type Static } from '@sinclair/typebox'
import { Count, Id, Money, Nullable, Time } from '../base/fields'

/** The current state of a coupon, the first that applies: it has ended, has not started, or is used up. */
export const COUPON_STATES = ['over', 'coming', 'used_up', 'running'] as const
export type CouponState = (typeof COUPON_STATES)[number]

export const OpsCoupon = Type.Object({
  coupon_id: Id,
  /** The shop whose products it is for and which bears the discount; null: the marketplace. */
  shop: Nullable(Type.Object({ shop_id: Id, name: Type.String() })),
  /** The code as users see it; a buyer may type it in any case. */
  code: Type.String(),
  state: Type.Union(COUPON_STATES.map((state) => Type.Literal(state))),
  /** The discount in USD; null if it is a percentage. */
  amount: Nullable(Money),
  /** 1 to 90; null if the discount is an amount. */
  percent: Nullable(Type.Integer()),
  /** The minimum total of the selected lines, in USD. */
  min: Money,
  /** The maximum discount of a percentage, in USD; null: no limit. */
  max: Nullable(Money),
  starts_at: Time,
  ends_at: Time,
  /** How many purchases may use it; null: any number. */
  uses_max: Nullable(Count),
  /** How many use it now. */
  uses: Count,
  /** Whether carts that it fits show it. */
  offered: Type.Boolean(),
  created_at: Time,
  /** Counts its changes; purchases do not count. */
  version: Count,
  updated_at: Time,
  /** Empty: unknown. */
  updated_by_name: Type.String(),
})
export type OpsCoupon = Static<typeof OpsCoupon>
