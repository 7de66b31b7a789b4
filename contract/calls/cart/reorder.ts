import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { localised, Count, Id } from '../../fields'

/**
 * Adds the content of an order to the cart again, in any state and as far as the stock allows [screen.buy-again].
 * `items_count` counts the pieces of the whole cart; `short` lists the lines of which fewer pieces, or none, could be
 * added.
 */
export const reorder = defineCall('reorder', {
  summary: 'Puts the items of an order back into the cart.',
  fields: Type.Object({ order_id: Id }),
  data: Type.Object({
    items_count: Count,
    short: Type.Array(
      Type.Object({ product_id: Id, sku: Type.String(), ...localised('name'), qty: Count, added: Count }),
    ),
  }),
  codes: [Code.orderUnknown],
})
