import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Address } from '../../entities/address'
import { BasketId, CartInfo } from '../../entities/cart'
import { Method } from '../../entities/order'
import { WalletBalance } from '../../entities/user'
import { Currency, Day, Id, Money } from '../../fields'

/** Everything the checkout shows: cart, addresses, shipping per shop, payments and wallets. */
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
  }),
  codes: [Code.noDefaultAddress, Code.notFound],
})
