import { Type } from '@sinclair/typebox'
import { CANCEL_REMARK_MAX } from '../../after-sale'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { OrderDetail } from '../../entities/order'
import { Id } from '../../fields'

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
