import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { CartInfo, CartItems, LeftOut } from '../../entities/cart'

/**
 * The content and the price of a visitor’s cart; lines that cannot be bought are inactive, also when their SKU does not
 * exist any more. `left_out` has the items of products that do not exist.
 */
export const cartQuote = defineCall('cartQuote', {
  summary: 'Prices a visitor’s cart.',
  fields: Type.Object({ items: CartItems }),
  data: Type.Object({ cart_info: CartInfo, left_out: Type.Optional(Type.Array(LeftOut)) }),
})
