import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { OrderDetail } from '../../entities/order'
import { Id } from '../../fields'

/** One order, whole. */
export const order = defineCall('order', {
  summary: 'One order.',
  fields: Type.Object({ order_id: Id }),
  data: Type.Object({ order: OrderDetail }),
  codes: [Code.orderUnknown],
})
