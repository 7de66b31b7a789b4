import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { OrderSummary } from '../../entities/order'
import { Id } from '../../fields'

/** The state of a payment; the orders it pays follow the server, never the browser’s return [money.card-paid]. */
export const paymentState = defineCall('paymentState', {
  summary: 'The state of a payment.',
  fields: Type.Object({ payment_id: Id }),
  data: Type.Object({
    state: Type.Union([Type.Literal('paid'), Type.Literal('pending'), Type.Literal('failed')]),
    orders: Type.Array(OrderSummary),
  }),
  codes: [Code.notFound],
})
