import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { BasketId, CartInfo } from '../../entities/cart'
import { ShippingMethods } from '../../entities/checkout'
import { Charge } from '../../entities/order'
import { Id } from '../../fields'

/**
 * The selected lines with the shipping chosen per shop: the total to be confirmed. Valid for 30 minutes; reserves
 * nothing [const.quote-life].
 */
export const checkoutQuote = defineCall('checkoutQuote', {
  summary: 'Quotes the selected lines.',
  fields: Type.Object({ address_id: Id, shipping_methods: ShippingMethods, basket_id: BasketId }),
  data: Type.Object({ cart_info: CartInfo, quote_id: Id, charge: Type.Array(Charge) }),
  codes: [Code.notFound, Code.productInvalid, Code.stockInsufficient, Code.operationFailed],
})
