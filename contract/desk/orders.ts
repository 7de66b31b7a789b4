/** The orders of a shop: listing, reading, and the steps from acceptance to delivery. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../codes'
import { Count, Day, Flag, Id, Line, Page, PageSize } from '../fields'
import { shopId } from './fields'
import { DeskOrder, DeskOrderRow, DeskTabCounts } from './order'
import { ACCEPT_REFUSALS, DESK_TAB_NAMES, ORDERS_AT_ONCE } from './order-words'

const data = Type.Object({ order: DeskOrder })
const codes = [Code.notFound, Code.operationFailed]
const order_id = Id
/** The carrier's name, and its number of the parcel. */
const parcel = { carrier: Line(60), log_sn: Type.String({ pattern: '^[0-9A-Za-z-]{1,40}$' }) }

/**
 * A page of a tab, the newest first, with the counts of every tab and of the late orders; what is to be accepted or
 * shipped comes with the longest waiting first. `q` searches the order number, SKUs and, while it can be read, the
 * buyer's name. `from` and `until` are the days of the order in UTC, both included.
 */
export const deskOrders = defineCall('deskOrders', {
  summary: 'The orders of a shop.',
  fields: Type.Object({
    shop_id: shopId,
    p: Page,
    page_size: PageSize,
    tab: Type.Optional(Type.Union(DESK_TAB_NAMES.map((tab) => Type.Literal(tab)))),
    q: Type.Optional(Line(100)),
    late: Type.Optional(Flag),
    from: Type.Optional(Day),
    until: Type.Optional(Day),
  }),
  data: Type.Object({
    list: Type.Array(DeskOrderRow),
    count: Count,
    p: Type.Integer(),
    page_size: Type.Integer(),
    counts: DeskTabCounts,
    late: Count,
  }),
  codes,
})

export const deskOrder = defineCall('deskOrder', {
  summary: 'An order of a shop, with what to pack and where to send it.',
  fields: Type.Object({ shop_id: shopId, order_id }),
  data,
  codes: [...codes, Code.orderUnknown],
})

/**
 * Accepts paid orders. Each order whose state allows it is accepted; the others are answered with a reason. The call is
 * refused with 1500018 if an id is not an order of the shop [action.accept].
 */
export const deskOrderAccept = defineCall('deskOrderAccept', {
  summary: 'Accepts paid orders of a shop.',
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

/** Ships the parcel; a paid order is accepted first, in the same transaction [action.ship]. */
export const deskOrderShip = defineCall('deskOrderShip', {
  summary: 'Ships an order of a shop.',
  fields: Type.Object({ shop_id: shopId, order_id, ...parcel }),
  data,
  codes: [...codes, Code.orderUnknown, Code.deliverySwitch],
})

/** Corrects the carrier and the tracking number of a parcel that is on its way. */
export const deskOrderParcel = defineCall('deskOrderParcel', {
  summary: 'Corrects the tracking number of an order of a shop.',
  fields: Type.Object({ shop_id: shopId, order_id, ...parcel }),
  data,
  codes: [...codes, Code.orderUnknown, Code.deliverySwitch],
})

/**
 * Reports that the parcel arrived; for cash on delivery the money is booked. A shop can do so from `deliver_from` on,
 * operators at any time; before it, 2000005 names that time [rule.desk-deliver].
 */
export const deskOrderDeliver = defineCall('deskOrderDeliver', {
  summary: 'Marks an order of a shop as delivered.',
  fields: Type.Object({ shop_id: shopId, order_id }),
  data,
  codes: [...codes, Code.orderUnknown, Code.deliverySwitch],
})
