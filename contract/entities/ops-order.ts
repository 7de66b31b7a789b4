/** An order as operators see it: what to pack, where to send it, and the next step. */
import { Type, type Static } from '@sinclair/typebox'
import { Count, Id, Money, Nullable, Time } from '../base/fields'
import { OPERATOR_ACTIONS } from '../base/order-steps'
import { Method, PaymentStatus, Status } from './order'

/** Those with a call under /ops/orders; declining is a call of the shop. */
export const OPS_ORDER_ACTIONS = OPERATOR_ACTIONS.filter((action) => action !== 'decline')

export const OpsOrder = Type.Object({
  order_id: Id,
  increment_id: Type.String(),
  created_at: Time,
  status: Status,
  payment_status: PaymentStatus,
  payment_method: Nullable(Method),
  /** USD. */
  grand_total: Money,
  user_id: Id,
  shop: Type.Object({ shop_id: Id, name: Type.String() }),
  /** The buyer and where to send it: null once they cannot be read any more, as for the shop [rule.seller-address]. */
  customer: Nullable(Type.Object({ name: Type.String(), email: Type.String(), telephone: Type.String() })),
  address: Nullable(
    Type.Object({
      name: Type.String(),
      street: Type.String(),
      zip: Type.String(),
      city: Type.String(),
      state: Type.String(),
      country: Type.String(),
      phone: Type.String(),
    }),
  ),
  lines: Type.Array(Type.Object({ sku: Type.String(), name_en: Type.String(), qty: Count })),
  order_remark: Type.String(),
  /** The buyer's reason for the cancellation; may be empty. */
  cancel_remark: Type.String(),
  carrier: Nullable(Type.String()),
  log_sn: Nullable(Type.String()),
  /** What an operator can do with it now. */
  actions: Type.Array(Type.Union(OPS_ORDER_ACTIONS.map((action) => Type.Literal(action)))),
})
export type OpsOrder = Static<typeof OpsOrder>
