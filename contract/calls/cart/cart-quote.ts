import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { CartItems, CartPayload } from '../../entities/cart'

/** What a visitor’s cart holds and costs; lines that cannot be bought come back inactive. */
export const cartQuote = defineCall('cartQuote', {
  summary: 'Prices a visitor’s cart.',
  fields: Type.Object({ items: CartItems }),
  data: CartPayload,
})
