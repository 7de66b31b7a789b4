import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { BasketId, CartInfo } from '../../entities/cart'
import { Currency } from '../../fields'

/** The buyer’s cart, or the basket. */
export const cart = defineCall('cart', {
  summary: 'The cart.',
  fields: Type.Object({ basket_id: BasketId }),
  data: Type.Object({ cart_info: CartInfo, currency: Currency }),
  codes: [Code.notFound],
})
