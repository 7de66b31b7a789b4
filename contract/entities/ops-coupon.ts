/** A coupon as operators see it. */
import { Type, type Static } from '@sinclair/typebox'
import { Count, Id, Money, Nullable, Time } from '../fields'

/** What a coupon is at the moment, the first that holds: its time is past, or is to come, or nobody may use it more. */
export const COUPON_STATES = ['over', 'coming', 'used_up', 'running'] as const
export type CouponState = (typeof COUPON_STATES)[number]

export const OpsCoupon = Type.Object({
  coupon_id: Id,
  /** As people read it; a buyer may type it in any case. */
  code: Type.String(),
  state: Type.Union(COUPON_STATES.map((state) => Type.Literal(state))),
  /** What it takes off, in USD; null where `percent` says it. */
  amount: Nullable(Money),
  /** 1 to 90; null where `amount` says it. */
  percent: Nullable(Type.Integer()),
  /** What the selected lines must come to, in USD. */
  min: Money,
  /** The most that a percentage takes off, in USD; null: no limit. */
  max: Nullable(Money),
  starts_at: Time,
  ends_at: Time,
  /** How many purchases may use it in all; null: any number. */
  uses_max: Nullable(Count),
  /** How many hold it now. */
  uses: Count,
  created_at: Time,
})
export type OpsCoupon = Static<typeof OpsCoupon>
