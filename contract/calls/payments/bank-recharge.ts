import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { ReturnWay, STARTED } from '../../entities/payment'
import { Money } from '../../fields'

/** Fills a wallet by card, at least 100 of its currency; the answer is that of a payment [rule.recharge-min]. */
export const bankRecharge = defineCall('bankRecharge', {
  summary: 'Tops up a wallet by card.',
  fields: Type.Object({
    wallet: Type.String({ minLength: 1, maxLength: 20 }),
    amount: Money,
    return_way: ReturnWay,
  }),
  data: STARTED,
  codes: [Code.currencyInvalid, Code.operationFailed],
})
