import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { CartItems, CartPayload } from '../../entities/cart'

/** The content and the price of a visitor’s cart; lines that cannot be bought are inactive. */
export const cartQuote = defineCall('cartQuote', {
  summary: 'Prices a visitor’s cart.',
  fields: Type.Object({ items: CartItems }),
  data: CartPayload,
})
