import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Address } from '../../entities/address'
import { BasketId, CartInfo } from '../../entities/cart'
import { ShippingMethods } from '../../entities/checkout'
import { Charge, Method } from '../../entities/order'
import { WalletBalance } from '../../entities/user'
import { Currency, Day, Id, Money } from '../../fields'

/**
 * Everything the checkout shows: cart, addresses, shipping per shop, payments and wallets. What the buyer is likely to
 * choose is chosen beforehand, and quoted at the same prices, so that the next call can place the orders.
 */
export const checkout = defineCall('checkout', {
  summary: 'Opens the checkout.',
  fields: Type.Object({ address_id: Type.Optional(Id), basket_id: BasketId }),
  data: Type.Object({
    cart_info: CartInfo,
    address_list: Type.Array(Address),
    shippings: Type.Array(
      Type.Object({
        shop_id: Id,
        methods: Type.Array(
          Type.Object({
            method: Type.String(),
            name: Type.String(),
            cost: Money,
            eta_from: Day,
            eta_to: Day,
            selected: Type.Boolean(),
          }),
        ),
      }),
    ),
    payments: Type.Array(
      Type.Object({
        payment_method: Method,
        name: Type.String(),
        enabled: Type.Boolean(),
        reason: Type.Optional(Type.String()),
      }),
    ),
    wallets: Type.Array(WalletBalance),
    currency: Currency,
    /** The default address or the last used, per shop the method used last or the cheapest, and what pays it all. */
    chosen: Type.Optional(
      Type.Object({
        address_id: Id,
        shipping_methods: ShippingMethods,
        payment_method: Method,
        wallet: Type.Optional(Type.String()),
      }),
    ),
    /** The quote of what was chosen; absent when nothing is selected, or a line has fewer pieces in stock. */
    quote_id: Type.Optional(Id),
    charge: Type.Optional(Type.Array(Charge)),
  }),
  codes: [Code.noDefaultAddress, Code.notFound],
})
