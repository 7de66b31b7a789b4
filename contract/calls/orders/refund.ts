import { Type } from '@sinclair/typebox'
import { REFUND_IMAGES_MAX } from '../../after-sale'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { CART_LINES_MAX } from '../../constants'
import { Refund } from '../../entities/after-sale'
import { Id, Line } from '../../fields'
import { REMARK_MAX } from '../../text-limits'

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
