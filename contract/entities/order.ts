/**
 * Orders as lists and pages show them [field.order.identity] [field.order.payment]. Amounts are USD; `actual_payment`
 * has its own currency.
 */
import { Type, type Static } from '@sinclair/typebox'
import { TRACK_STATES } from '../base/after-sale'
import { Count, Currency, Day, Flag, Id, ListOf, Money, Nullable, Time, localised } from '../base/fields'
import { MESSAGE_AUTHORS } from '../base/message-constants'
import { ORDER_STATES, ORDER_TAB_NAMES, PAYMENT_STATES, type OrderTab } from '../base/order-states'
import { BUYER_ACTIONS } from '../base/order-steps'

const PAYMENT_METHODS = ['wallet', 'bank_card', 'cash_on_delivery'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const Status = Type.Union(ORDER_STATES.map((state) => Type.Literal(state)))
export const PaymentStatus = Type.Union(PAYMENT_STATES.map((state) => Type.Literal(state)))
export const Method = Type.Union(PAYMENT_METHODS.map((method) => Type.Literal(method)))
export const Tab = Type.Union(ORDER_TAB_NAMES.map((tab) => Type.Literal(tab)))

export const OrderLine = Type.Object({
  item_id: Id,
  product_id: Id,
  sku: Type.String(),
  ...localised('name'),
  image: Type.String(),
  ground: Type.String(),
  qty: Count,
  price: Money,
  row_price: Money,
  /** The coupon's discount on the row. */
  coupon_share: Money,
  custom_option_info: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  /** Whether the buyer has reviewed it. */
  commented: Type.Boolean(),
  /** Pieces that can still be refunded. */
  refundable: Count,
})
export type OrderLine = Static<typeof OrderLine>

const OrderShop = Type.Object({ shop_id: Id, name: Type.String(), image: Type.String(), ground: Type.String() })
const Action = Type.Union(BUYER_ACTIONS.map((action) => Type.Literal(action)))

/** -1 failed, 0 under review, 1 success; cancelled: the buyer withdrew it. */
export const RefundStatus = Type.Union([Type.Literal(-1), Type.Literal(0), Type.Literal(1), Type.Literal('cancelled')])

const summaryFields = {
  order_id: Id,
  increment_id: Type.String(),
  created_at: Time,
  status: Status,
  payment_status: PaymentStatus,
  payment_method: Nullable(Method),
  /** When an unpaid order is cancelled automatically. */
  expires_at: Nullable(Time),
  grand_total: Money,
  /** The days of arrival that the buyer saw in the checkout; a back end may omit them, as ours does for older orders. */
  arrives: Type.Optional(Type.Object({ from: Day, to: Day })),
  shop: OrderShop,
  products: Type.Array(OrderLine),
  actions: Type.Array(Action),
  /** The latest refund request that was not withdrawn; a pending one takes precedence. */
  refund: Type.Optional(Type.Object({ refund_id: Id, state: RefundStatus })),
}

export const OrderSummary = Type.Object(summaryFields)
export type OrderSummary = Static<typeof OrderSummary>

/** What a wallet would be, or was, charged. */
export const Charge = Type.Object({ wallet: Type.String(), currency: Currency, amount: Money })
export type Charge = Static<typeof Charge>

/** One of several parcels of an order, with the pieces that are in it [rule.seller-parcels]. */
export const OrderParcel = Type.Object({
  parcel_id: Id,
  carrier: Type.String(),
  log_sn: Type.String(),
  time: Time,
  items: Type.Array(Type.Object({ item_id: Id, qty: Count })),
})
export type OrderParcel = Static<typeof OrderParcel>

/** What the carrier saw of a parcel [field.track.events]. */
export const TrackEvent = Type.Object({
  time: Time,
  /** A town or a depot, as the carrier names it; may be empty. */
  place: Type.String(),
  state: Type.Union(TRACK_STATES.map((state) => Type.Literal(state))),
})
export type TrackEvent = Static<typeof TrackEvent>

export const OrderDetail = Type.Object({
  ...summaryFields,
  pay_time: Nullable(Time),
  deliver_time: Nullable(Time),
  delivery_time: Nullable(Time),
  success_time: Nullable(Time),
  log_sn: Nullable(Type.String()),
  carrier: Nullable(Type.String()),
  /** The parcels of an order that is sent in several, the earliest first; absent if it is sent in one. */
  parcels: Type.Optional(Type.Array(OrderParcel)),
  /** Whether pieces of it are still to be sent, though a parcel is on its way; absent: no. */
  partly_sent: Type.Optional(Flag),
  arrival_method: Type.String(),
  /** What the carrier reported last; absent before it has the parcel. */
  last_event: Type.Optional(TrackEvent),
  product_total: Money,
  coupon_cost: Money,
  shipping_cost: Money,
  tax_total: Money,
  actual_payment: Nullable(Charge),
  /** What each wallet would be charged now; empty once it is paid. */
  charge: Type.Array(Charge),
  order_remark: Type.String(),
  cancel_remark: Type.String(),
  /** Messages of the shop that the buyer has not read. */
  unread_messages: Count,
  address: Type.Object({
    name: Type.String(),
    street: Type.String(),
    zip: Type.String(),
    city: Type.String(),
    state: Type.String(),
    country: Type.String(),
    phone: Type.String(),
    email: Type.String(),
  }),
  customer: Type.Object({ name: Type.String(), email: Type.String(), telephone: Type.String() }),
  timeline: Type.Array(Type.Object({ status: Status, time: Time })),
})
export type OrderDetail = Static<typeof OrderDetail>

/** How many orders each tab of the history holds. */
export const TabCounts = Type.Object(
  Object.fromEntries(ORDER_TAB_NAMES.map((tab) => [tab, Count])) as Record<OrderTab, typeof Count>,
)

/** A message between the buyer and the shop of an order [field.order-message]. */
export const OrderMessage = Type.Object({
  message_id: Id,
  author: Type.Union(MESSAGE_AUTHORS.map((author) => Type.Literal(author))),
  /** Plain text; empty once the account of its author, or of the buyer, is erased. */
  text: Type.String(),
  created_at: Time,
  /** Whether the other side has read it. */
  read: Flag,
})
export type OrderMessage = Static<typeof OrderMessage>

/** A page of messages, the newest first. */
export const OrderMessages = Type.Object({
  ...ListOf(OrderMessage).properties,
  /** How many the caller's side has not read. */
  unread: Count,
  /** Whether messages can be sent: false once the account of the other side is erased. */
  open: Flag,
})
export type OrderMessages = Static<typeof OrderMessages>
