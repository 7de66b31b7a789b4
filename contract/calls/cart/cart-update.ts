import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { CART_LINE_MAX } from '../../constants'
import { CartPayload } from '../../entities/cart'

const UP_TYPES = ['add_one', 'less_one', 'set', 'option', 'remove'] as const

/**
 * Changes a line: one more, one less, a quantity, a variant (with `qty` a quantity as well), or removal; for removal
 * item_id is a comma-separated list.
 */
export const cartUpdate = defineCall('cartUpdate', {
  summary: 'Changes cart lines.',
  fields: Type.Object({
    item_id: Type.String({ pattern: '^[1-9][0-9]{0,17}(,[1-9][0-9]{0,17}){0,99}$' }),
    up_type: Type.Union(UP_TYPES.map((type) => Type.Literal(type))),
    qty: Type.Optional(Type.Integer({ minimum: 1, maximum: CART_LINE_MAX })),
    custom_option_sku: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  data: CartPayload,
  codes: [Code.notFound, Code.productInvalid, Code.stockInsufficient],
})
