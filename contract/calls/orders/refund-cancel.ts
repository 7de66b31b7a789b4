import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Refund } from '../../entities/after-sale'
import { Id } from '../../fields'

/** Withdraws a pending refund request. A second time is 2000013; a decided one is refused: not_allowed. */
export const refundCancel = defineCall('refundCancel', {
  summary: 'Withdraws a refund request.',
  fields: Type.Object({ refund_id: Id }),
  data: Refund,
  codes: [Code.notFound, Code.returnCancelled, Code.operationFailed],
})
