/** The calls of orders, refunds and messages. */
import { Type } from '@sinclair/typebox'
import { CANCEL_REMARK_MAX, REFUND_IMAGES_MAX } from '../base/after-sale'
import { defineCall } from './call'
import { Code } from '../base/codes'
import { CART_LINES_MAX } from '../base/constants'
import { Refund } from '../entities/after-sale'
import {
  OrderDetail,
  OrderMessage,
  OrderMessages,
  OrderParcel,
  OrderSummary,
  Status,
  Tab,
  TabCounts,
  TrackEvent,
} from '../entities/order'
import { Count, Id, Line, ListOf, Nullable, PageSize, keyPage } from '../base/fields'
import { MESSAGE_MAX } from '../base/message-constants'
import { REMARK_MAX } from '../base/text-limits'

/**
 * Cancels an order before it is shipped; stock and wallet money are returned in the same transaction
 * [state.cancel-returns].
 */
export const orderCancel = defineCall('orderCancel', {
  summary: 'Cancels an order.',
  fields: Type.Object({ order_id: Id, cancel_remark: Type.Optional(Type.String({ maxLength: CANCEL_REMARK_MAX })) }),
  data: Type.Object({ order: OrderDetail }),
  codes: [Code.orderUnknown, Code.cancelFailed, Code.cancelShipped, Code.operationFailed],
})

/** Confirms that the goods arrived. */
export const orderComplete = defineCall('orderComplete', {
  summary: 'Confirms that an order was received.',
  fields: Type.Object({ order_id: Id }),
  data: Type.Object({ order: OrderDetail }),
  codes: [Code.orderUnknown, Code.receiveFailed, Code.operationFailed],
})

const order_id = Id

/** Reading the list marks nothing as read: orderMessagesRead does. */
export const orderMessages = defineCall('orderMessages', {
  summary: 'The messages between the buyer and the shop of an order.',
  fields: Type.Object({ order_id, ...keyPage, page_size: PageSize }),
  data: OrderMessages,
  codes: [Code.orderUnknown],
})

/**
 * Sends a message, as plain text without the blanks around it. The shop gets a mail, at most once an hour while it has not
 * read. Sending marks the other side's messages as read. 1000008 for a blank text; 2000018 with the reason rate_limited
 * and `retry_after` after too many messages within an hour, and with not_allowed if nobody is there to read it
 * [rule.message-limits].
 */
export const orderMessageSend = defineCall('orderMessageSend', {
  summary: 'Writes to the shop of an order.',
  fields: Type.Object({ order_id, text: Line(MESSAGE_MAX) }),
  data: Type.Object({ message: OrderMessage }),
  codes: [Code.orderUnknown, Code.operationFailed],
})

/** Marks the shop's messages as read, up to `message_id`: what came since is still unread. */
export const orderMessagesRead = defineCall('orderMessagesRead', {
  summary: 'Marks messages of an order as read by the buyer.',
  fields: Type.Object({ order_id, message_id: Id }),
  data: Type.Object({ unread: Count }),
  codes: [Code.orderUnknown, Code.notFound],
})

/** One order, whole. */
export const order = defineCall('order', {
  summary: 'One order.',
  fields: Type.Object({ order_id: Id }),
  data: Type.Object({ order: OrderDetail }),
  codes: [Code.orderUnknown],
})

/** The buyer’s orders of a tab, newest first, with the count of every tab. */
export const orders = defineCall('orders', {
  summary: 'The buyer’s orders.',
  fields: Type.Object({ ...keyPage, page_size: PageSize, status: Type.Optional(Tab) }),
  data: Type.Object({ ...ListOf(OrderSummary).properties, counts: TabCounts }),
})

/** Withdraws a pending refund request. A second time is 2000013; a decided one is refused: not_allowed. */
export const refundCancel = defineCall('refundCancel', {
  summary: 'Withdraws a refund request.',
  fields: Type.Object({ refund_id: Id }),
  data: Refund,
  codes: [Code.notFound, Code.returnCancelled, Code.operationFailed],
})

/**
 * Requests a refund for pieces of an order [action.refund]. `images` are ids of uploads for the purpose proof. A
 * piece is refunded once: 2000010 for a line of which nothing is left, 2000011 for more than is left, 2000012 for a
 * line of another order, a duplicate line, or pictures that are not the caller's.
 */
export const refund = defineCall('refund', {
  summary: 'Requests a refund.',
  fields: Type.Object({
    order_id: Id,
    items: Type.Array(Type.Object({ item_id: Id, qty: Type.Integer({ minimum: 1, maximum: 999_999 }) }), {
      minItems: 1,
      maxItems: CART_LINES_MAX,
    }),
    reason: Line(REMARK_MAX),
    images: Type.Array(Id, { maxItems: REFUND_IMAGES_MAX }),
  }),
  data: Refund,
  codes: [
    Code.orderUnknown,
    Code.noAfterSale,
    Code.returnExists,
    Code.returnQuantity,
    Code.returnFailed,
    Code.operationFailed,
  ],
})

/** The buyer's refund requests, newest first. */
export const refunds = defineCall('refunds', {
  summary: 'The buyer’s refunds.',
  fields: Type.Object({ ...keyPage, page_size: PageSize }),
  data: ListOf(Refund),
})

/** The tracking of an order's parcel, latest first; empty until it is shipped. */
export const track = defineCall('track', {
  summary: 'The tracking events of a parcel.',
  fields: Type.Object({ order_id: Id }),
  data: Type.Object({
    /** The order's state; a back end may omit it. */
    status: Type.Optional(Status),
    log_sn: Nullable(Type.String()),
    carrier: Nullable(Type.String()),
    /** The parcels of an order that is sent in several, the earliest first; absent if it is sent in one. */
    parcels: Type.Optional(Type.Array(OrderParcel)),
    events: Type.Array(TrackEvent),
  }),
  codes: [Code.orderUnknown],
})
