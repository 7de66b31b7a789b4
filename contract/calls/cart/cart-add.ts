import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { CART_LINE_MAX } from '../../constants'
import { Count, Id } from '../../fields'

/**
 * Adds pieces to the buyer’s cart. With buy_now they go into a separate basket instead, which replaces the previous
 * one: the cart, its selection and its coupon are unchanged, and `basket_id` is passed to the calls of the checkout.
 */
export const cartAdd = defineCall('cartAdd', {
  summary: 'Adds an item to the cart.',
  fields: Type.Object({
    product_id: Id,
    qty: Type.Integer({ minimum: 1, maximum: CART_LINE_MAX }),
    custom_option_sku: Type.Optional(Type.String({ maxLength: 64 })),
    buy_now: Type.Optional(Type.Boolean()),
  }),
  data: Type.Object({ items_count: Count, basket_id: Type.Optional(Id) }),
  codes: [Code.productInvalid, Code.stockInsufficient, Code.notFound],
})
