import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { CartItems, LeftOut } from '../../entities/cart'
import { Count, Flag, Id } from '../../fields'

/**
 * Adds a visitor’s cart to the buyer’s after a login, with its ticks; quantities are limited to the stock
 * [session.cart-merge]. `clamped` has the products of which fewer pieces were added, `left_out` those of which none was,
 * and why. With `checkout`, because the visitor is on the way there, the other lines of the buyer’s cart lose their ticks, so
 * that nothing joins the order unseen [session.merge-checkout]; `unselected` counts them.
 */
export const cartMerge = defineCall('cartMerge', {
  summary: 'Merges a visitor’s cart.',
  fields: Type.Object({ items: CartItems, checkout: Type.Optional(Flag) }),
  data: Type.Object({
    items_count: Count,
    clamped: Type.Array(Id),
    left_out: Type.Optional(Type.Array(LeftOut)),
    unselected: Type.Optional(Count),
  }),
})
