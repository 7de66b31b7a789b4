/**
 * After an order: tracking, refunds and reviews [field.refund.request] [field.review.parts]. Amounts are USD;
 * `returned` has its own currency.
 */
import { Type, type Static } from '@sinclair/typebox'
import { Count, Id, localised, Money, Nullable, Time } from '../base/fields'
import { Charge, RefundStatus } from './order'

/** A station of a parcel. */
export const Refund = Type.Object({
  refund_id: Id,
  order_id: Id,
  increment_id: Type.String(),
  state: RefundStatus,
  /** Expected while it is under review, refunded once it is approved. */
  amount: Money,
  /** The refunded amount, and its wallet or card; null until it is approved. */
  returned: Nullable(Charge),
  reason: Type.String(),
  /** Addresses that are valid for five minutes. */
  images: Type.Array(Type.String()),
  items: Type.Array(
    Type.Object({
      item_id: Id,
      product_id: Id,
      ...localised('name'),
      image: Type.String(),
      ground: Type.String(),
      qty: Count,
      custom_option_info: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
    }),
  ),
  created_at: Time,
  log: Type.Array(Type.Object({ state: RefundStatus, time: Time, remark: Type.String() })),
})
export type Refund = Static<typeof Refund>
