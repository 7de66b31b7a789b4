/** The orders of a shop: listing, reading, and the steps from acceptance to delivery. */
import { Type } from '@sinclair/typebox'
import { CANCEL_REMARK_MAX } from '../../base/after-sale'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { CART_LINE_MAX, CART_LINES_MAX } from '../../base/constants'
import { Count, Day, Flag, Id, Line, PageSize, keyPage } from '../../base/fields'
import { shopId } from '../../entities/seller/fields'
import { SellerOrder, SellerOrderRow, SellerTabCounts } from '../../entities/seller/order'
import { ACCEPT_REFUSALS, SELLER_TAB_NAMES, ORDERS_AT_ONCE, SLIPS_AT_ONCE } from '../../base/order-constants'
import { TRACKING_NUMBER_TYPED_MAX } from '../../rules/tracking-number'

const data = Type.Object({ order: SellerOrder })
const codes = [Code.notFound, Code.operationFailed]
const order_id = Id
/** The carrier's name, and its number of the parcel. */
const parcel = { carrier: Line(60), log_sn: Line(TRACKING_NUMBER_TYPED_MAX) }

/**
 * A page of a tab, the newest first, with the counts of every tab, of the late orders, of those with a message of the
 * buyer that waits for an answer, and of those of which pieces are still to be sent; what is to be accepted or shipped comes with the longest waiting first. `q` searches
 * the order number, SKUs and, while it can be read, the buyer's name. `from` and `until` are the days of the order in
 * UTC, both included.
 */
export const sellerOrders = defineCall('sellerOrders', {
  summary: 'A shop’s orders.',
  fields: Type.Object({
    shop_id: shopId,
    ...keyPage,
    page_size: PageSize,
    tab: Type.Optional(Type.Union(SELLER_TAB_NAMES.map((tab) => Type.Literal(tab)))),
    q: Type.Optional(Line(100)),
    late: Type.Optional(Flag),
    unanswered: Type.Optional(Flag),
    partly_sent: Type.Optional(Flag),
    from: Type.Optional(Day),
    until: Type.Optional(Day),
  }),
  data: Type.Object({
    list: Type.Array(SellerOrderRow),
    count: Count,
    p: Type.Integer(),
    page_size: Type.Integer(),
    counts: SellerTabCounts,
    late: Count,
    unanswered: Count,
    partly_sent: Count,
  }),
  codes,
})

export const sellerOrder = defineCall('sellerOrder', {
  summary: 'One of a shop’s orders, with what to pack and where to send it.',
  fields: Type.Object({ shop_id: shopId, order_id }),
  data,
  codes: [...codes, Code.orderUnknown],
})

/**
 * Accepts paid orders. Each order whose state allows it is accepted; the others are answered with a reason. The call is
 * refused with 1500018 if an id is not an order of the shop [action.accept].
 */
export const sellerOrderAccept = defineCall('sellerOrderAccept', {
  summary: 'Accepts paid orders for a shop.',
  fields: Type.Object({
    shop_id: shopId,
    order_ids: Type.Array(Id, { minItems: 1, maxItems: ORDERS_AT_ONCE }),
  }),
  data: Type.Object({
    done: Type.Array(Id),
    refused: Type.Array(
      Type.Object({ order_id: Id, reason: Type.Union(ACCEPT_REFUSALS.map((reason) => Type.Literal(reason))) }),
    ),
  }),
  codes: [...codes, Code.orderUnknown],
})

/**
 * Ships a parcel; a paid order is accepted first, in the same transaction [action.ship]. `items` are the pieces in it, all
 * that are left if absent. While pieces are left, further parcels can follow, and the order can be neither delivered nor
 * confirmed. Cash on delivery goes in one parcel [rule.seller-parcels].
 */
export const sellerOrderShip = defineCall('sellerOrderShip', {
  summary: 'Ships one of a shop’s orders.',
  fields: Type.Object({
    shop_id: shopId,
    order_id,
    ...parcel,
    items: Type.Optional(
      Type.Array(Type.Object({ item_id: Id, qty: Type.Integer({ minimum: 1, maximum: CART_LINE_MAX }) }), {
        minItems: 1,
        maxItems: CART_LINES_MAX,
      }),
    ),
  }),
  data,
  codes: [...codes, Code.orderUnknown, Code.deliverySwitch],
})

/**
 * Corrects the carrier and the tracking number of a parcel that is on its way; of several it is the latest, unless
 * `parcel_id` names another.
 */
export const sellerOrderParcel = defineCall('sellerOrderParcel', {
  summary: 'Corrects the tracking number of one of a shop’s orders.',
  fields: Type.Object({ shop_id: shopId, order_id, ...parcel, parcel_id: Type.Optional(Id) }),
  data,
  codes: [...codes, Code.orderUnknown, Code.deliverySwitch],
})

/**
 * Reports that the parcel arrived; for cash on delivery the money is booked. A shop can do so from `deliver_from` on,
 * operators at any time; before it, 2000005 names that time [rule.seller-deliver].
 */
export const sellerOrderDeliver = defineCall('sellerOrderDeliver', {
  summary: 'Marks one of a shop’s orders as delivered.',
  fields: Type.Object({ shop_id: shopId, order_id }),
  data,
  codes: [...codes, Code.orderUnknown, Code.deliverySwitch],
})

/**
 * Declines an order that is not shipped yet: it is cancelled, stock, coupon and all money go back in the same transaction,
 * and the buyer reads the reason [action.decline] [state.cancel-returns]. 2000033 once it is shipped, 2000032 if it is
 * cancelled.
 */
export const sellerOrderDecline = defineCall('sellerOrderDecline', {
  summary: 'Declines one of a shop’s orders.',
  fields: Type.Object({ shop_id: shopId, order_id, reason: Line(CANCEL_REMARK_MAX) }),
  data,
  codes: [...codes, Code.orderUnknown, Code.cancelFailed, Code.cancelShipped],
})

/**
 * Packing slips of orders, each on a page of its own, in the caller's language and without prices: a PDF instead of the
 * envelope [documents.slips]. With `link` the envelope has an address that opens it without a token for five minutes. Refused
 * as not_allowed if the address of one cannot be read [rule.seller-address].
 */
export const sellerOrderSlips = defineCall('sellerOrderSlips', {
  summary: 'Packing slips for a shop’s orders, as a PDF or as the address of one.',
  fields: Type.Object({
    shop_id: shopId,
    order_ids: Type.Array(Id, { minItems: 1, maxItems: SLIPS_AT_ONCE }),
    link: Type.Optional(Flag),
  }),
  data: Type.Object({ url: Type.String() }),
  codes: [...codes, Code.orderUnknown],
})
