import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Method } from '../../entities/order'
import { ReturnWay, STARTED } from '../../entities/payment'
import { Id, Money } from '../../fields'

/**
 * Pays orders, all or none. `amount` is the amount on the button, in the wallet’s currency, else USD
 * [money.all-or-none] [wire.amount-changed]. By card the state is pending and `redirect_url` is the gateway’s page.
 */
export const paymentStart = defineCall('paymentStart', {
  summary: 'Pays orders.',
  fields: Type.Object({
    order_ids: Type.Array(Id, { minItems: 1, maxItems: 50 }),
    payment_method: Method,
    wallet: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
    amount: Money,
    return_way: ReturnWay,
  }),
  data: STARTED,
  codes: [Code.orderUnknown, Code.orderPayment, Code.balanceInsufficient, Code.currencyInvalid, Code.operationFailed],
})
