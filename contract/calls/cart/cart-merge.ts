import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { CartItems } from '../../entities/cart'
import { Count, Id } from '../../fields'

/** Adds a visitor’s cart to the buyer’s after a login; quantities are limited to the stock [session.cart-merge]. */
export const cartMerge = defineCall('cartMerge', {
  summary: 'Merges a visitor’s cart.',
  fields: Type.Object({ items: CartItems }),
  data: Type.Object({ items_count: Count, clamped: Type.Array(Id) }),
})
