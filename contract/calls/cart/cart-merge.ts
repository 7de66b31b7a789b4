import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { CartItems, LeftOut } from '../../entities/cart'
import { Count, Id } from '../../fields'

/**
 * Adds a visitor’s cart to the buyer’s after a login, with its ticks; quantities are limited to the stock
 * [session.cart-merge]. `clamped` has the products of which fewer pieces were added, `left_out` those of which none was,
 * and why.
 */
export const cartMerge = defineCall('cartMerge', {
  summary: 'Merges a visitor’s cart.',
  fields: Type.Object({ items: CartItems }),
  data: Type.Object({ items_count: Count, clamped: Type.Array(Id), left_out: Type.Optional(Type.Array(LeftOut)) }),
})
