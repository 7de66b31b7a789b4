import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { BasketId } from '../../entities/cart'
import { OrderRef, ShippingMethods } from '../../entities/checkout'
import { Id, Money } from '../../fields'
import { REMARK_MAX } from '../../text-limits'

/**
 * Places one order per shop, all or none, and takes the stock. A changed total is refused with a new quote
 * [state.order-per-shop] [wire.quote-changed].
 */
export const submitOrder = defineCall('submitOrder', {
  summary: 'Places the orders.',
  fields: Type.Object({
    address_id: Id,
    shipping_methods: ShippingMethods,
    quote_id: Id,
    basket_id: BasketId,
    order_remark: Type.Optional(Type.String({ maxLength: REMARK_MAX })),
  }),
  data: Type.Object({ orders: Type.Array(OrderRef), grand_total: Money }),
  codes: [Code.notFound, Code.productInvalid, Code.stockInsufficient, Code.operationFailed],
})
