/** Orders for their shop [field.seller.order]. Amounts are USD decimal strings. */
import { Type, type Static } from '@sinclair/typebox'
import { TRACK_STATES } from '../../base/after-sale'
import { Method, OrderParcel, PaymentStatus, RefundStatus, Status } from '../order'
import { Count, Flag, Id, Money, Nullable, Time, localised } from '../../base/fields'
import { SELLER_ACTIONS, SELLER_TAB_NAMES, type SellerTab } from '../../base/order-constants'

const Line = Type.Object({
  item_id: Id,
  product_id: Id,
  sku: Type.String(),
  /** In English and in the caller's language. */
  ...localised('name'),
  image: Type.String(),
  ground: Type.String(),
  custom_option_info: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  qty: Count,
  price: Money,
  row_price: Money,
  /** The coupon's discount on the row. */
  coupon_share: Money,
  /** Pieces that were refunded. */
  refunded: Count,
})

const row = {
  order_id: Id,
  increment_id: Type.String(),
  created_at: Time,
  status: Status,
  payment_status: PaymentStatus,
  payment_method: Nullable(Method),
  grand_total: Money,
  /** The buyer's name; null outside the time in which the address can be read. */
  buyer: Nullable(Type.String()),
  products: Type.Array(Line),
  /** Until when it has to be shipped; null unless it is to be shipped. */
  ship_by: Nullable(Time),
  /** Whether that time is over. */
  late: Flag,
  /** From when on the shop can report the delivery; null unless the parcel is on its way [rule.seller-deliver]. */
  deliver_from: Nullable(Time),
  carrier: Nullable(Type.String()),
  log_sn: Nullable(Type.String()),
  /** The parcels of an order that is sent in several, the earliest first; empty if it is sent in one. */
  parcels: Type.Array(OrderParcel),
  /** Whether pieces of it are still to be sent, though a parcel is on its way. */
  partly_sent: Flag,
  /** Messages of the buyer that the shop has not read, and whether one waits for an answer. */
  unread_messages: Count,
  unanswered: Flag,
  /** What the caller can do with it now. */
  actions: Type.Array(Type.Union(SELLER_ACTIONS.map((action) => Type.Literal(action)))),
}

/** A line of the list of orders. */
export const SellerOrderRow = Type.Object(row)
export type SellerOrderRow = Static<typeof SellerOrderRow>

const Address = Type.Object({
  name: Type.String(),
  street: Type.String(),
  zip: Type.String(),
  city: Type.String(),
  state: Type.String(),
  country: Type.String(),
  phone: Type.String(),
})

const Refund = Type.Object({
  refund_id: Id,
  state: RefundStatus,
  /** Expected while it is under review, refunded once it is approved. */
  amount: Money,
  reason: Type.String(),
  /** The remark of the operator who decided; may be empty. */
  remark: Type.String(),
  created_at: Time,
  decided_at: Nullable(Time),
  items: Type.Array(Type.Object({ item_id: Id, qty: Count })),
})

export const SellerOrder = Type.Object({
  ...row,
  product_total: Money,
  coupon_cost: Money,
  shipping_cost: Money,
  tax_total: Money,
  /** The chosen shipping, in the caller's language. */
  arrival_method: Type.String(),
  /** Null before the payment, and from 30 days after completion on [rule.seller-address]. */
  address: Nullable(Address),
  order_remark: Type.String(),
  /** The reason of a cancellation; may be empty. */
  cancel_remark: Type.String(),
  refunds: Type.Array(Refund),
  /** The states that it entered, and where the parcel was seen; the earliest first. */
  timeline: Type.Array(Type.Object({ status: Status, time: Time })),
  track: Type.Array(
    Type.Object({
      time: Time,
      place: Type.String(),
      state: Type.Union(TRACK_STATES.map((state) => Type.Literal(state))),
    }),
  ),
})
export type SellerOrder = Static<typeof SellerOrder>

/** How many orders each tab holds. */
export const SellerTabCounts = Type.Object(
  Object.fromEntries(SELLER_TAB_NAMES.map((tab) => [tab, Count])) as Record<SellerTab, typeof Count>,
)
