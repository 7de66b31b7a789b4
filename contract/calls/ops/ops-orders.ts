import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { OpsOrder } from '../../entities/ops-order'
import { Status } from '../../entities/order'
import { Id, Line, ListOf, Page, PageSize } from '../../fields'

const order_id = Id
const data = Type.Object({ order: OpsOrder })

/** All orders, or those in one state, the one that has waited longest in its state first. */
export const opsOrders = defineCall('opsOrders', {
  summary: 'Orders, for operators.',
  fields: Type.Object({ p: Page, page_size: PageSize, status: Type.Optional(Status) }),
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
  fields: Type.Object({ order_id, carrier: Line(60), log_sn: Type.String({ pattern: '^[0-9A-Za-z-]{1,40}$' }) }),
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
