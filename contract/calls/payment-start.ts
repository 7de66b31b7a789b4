import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../codes'
import { Method } from '../entities/order'
import { Id, Money } from '../fields'

/** Pays orders, all or none. `amount` is what the button said, in the wallet’s currency, else USD (gaps §3). */
export const paymentStart = defineCall('paymentStart', {
  summary: 'Pays orders.',
  fields: Type.Object({
    order_ids: Type.Array(Id, { minItems: 1, maxItems: 50 }),
    payment_method: Method,
    wallet: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
    amount: Money,
  }),
  data: Type.Object({
    payment_id: Id,
    state: Type.Union([Type.Literal('paid'), Type.Literal('pending'), Type.Literal('failed')]),
    redirect_url: Type.Optional(Type.String()),
  }),
  codes: [Code.orderUnknown, Code.orderPayment, Code.balanceInsufficient, Code.currencyInvalid, Code.operationFailed],
})
