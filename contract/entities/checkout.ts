/** The fields and answers of the checkout [field.checkout.shippings] [field.checkout.payments]. */
import { Type, type Static } from '@sinclair/typebox'
import { CART_LINES_MAX } from '../base/constants'
import { Id, Money } from '../base/fields'

/** Shop id → the chosen shipping method. */
export const ShippingMethods = Type.Record(
  Type.String({ pattern: '^[1-9][0-9]{0,17}$' }),
  Type.String({ maxLength: 40 }),
  { maxProperties: CART_LINES_MAX },
)
export type ShippingMethods = Static<typeof ShippingMethods>

export const OrderRef = Type.Object({ order_id: Id, increment_id: Type.String(), shop_id: Id, grand_total: Money })
export type OrderRef = Static<typeof OrderRef>
