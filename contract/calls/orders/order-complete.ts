import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { OrderDetail } from '../../entities/order'
import { Id } from '../../fields'

/** Confirms that the goods arrived. */
export const orderComplete = defineCall('orderComplete', {
  summary: 'Confirms that an order was received.',
  fields: Type.Object({ order_id: Id }),
  data: Type.Object({ order: OrderDetail }),
  codes: [Code.orderUnknown, Code.receiveFailed, Code.operationFailed],
})
