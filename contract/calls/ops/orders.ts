import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { OpsOrder } from '../../entities/ops-order'
import { Status } from '../../entities/order'
import { Id, Line, ListOf, Page, PageSize } from '../../base/fields'
import { TRACKING_NUMBER_TYPED_MAX } from '../../rules/tracking-number'

const order_id = Id
const data = Type.Object({ order: OpsOrder })

const OPS_ORDER_SORTS = ['waiting', 'newest'] as const

/**
 * All orders, or those in one state: `waiting`, the default, begins with the one that has been in its state longest.
 * `q` searches the order number, SKUs, and the buyer's name and e-mail address as long as they can be read.
 */
export const opsOrders = defineCall('opsOrders', {
  summary: 'Orders, for operators.',
  fields: Type.Object({
    p: Page,
    page_size: PageSize,
    status: Type.Optional(Status),
    q: Type.Optional(Line(100)),
    sort: Type.Optional(Type.Union(OPS_ORDER_SORTS.map((sort) => Type.Literal(sort)))),
  }),
  data: ListOf(OpsOrder),
  codes: [Code.operationFailed],
})

/** Accepts a paid order in the shop’s place: to be shipped [action.accept]. */
export const opsAccept = defineCall('opsAccept', {
  summary: 'Accepts a paid order.',
  fields: Type.Object({ order_id }),
  data,
  codes: [Code.orderUnknown, Code.auditFailed, Code.operationFailed],
})

/** Ships the parcel with a carrier and its tracking number [action.ship]. */
export const opsShip = defineCall('opsShip', {
  summary: 'Ships an order.',
  fields: Type.Object({ order_id, carrier: Line(60), log_sn: Line(TRACKING_NUMBER_TYPED_MAX) }),
  data,
  codes: [Code.orderUnknown, Code.deliverySwitch, Code.operationFailed],
})

/** The parcel is in transit. */
export const opsTransit = defineCall('opsTransit', {
  summary: 'Marks an order as in transit.',
  fields: Type.Object({ order_id }),
  data,
  codes: [Code.orderUnknown, Code.deliverySwitch, Code.operationFailed],
})

/** The parcel arrived; for cash on delivery the money is booked [state.cash-on-delivery]. */
export const opsDeliver = defineCall('opsDeliver', {
  summary: 'Marks an order as delivered.',
  fields: Type.Object({ order_id }),
  data,
  codes: [Code.orderUnknown, Code.deliverySwitch, Code.operationFailed],
})
