/** The calls of payments and recharges. */
import { Type } from '@sinclair/typebox'
import { defineCall } from './call'
import { Code } from '../base/codes'
import { DISPUTE_STATES, OpsDispute } from '../entities/ops-dispute'
import { Method, OrderSummary } from '../entities/order'
import { ReturnWay, STARTED } from '../entities/payment'
import { Id, ListOf, Money, Page, PageSize } from '../base/fields'

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

/** Newest first. */
export const opsDisputes = defineCall('opsDisputes', {
  summary: 'Charges disputed by payers at their banks.',
  fields: Type.Object({
    p: Page,
    page_size: PageSize,
    state: Type.Optional(Type.Union(DISPUTE_STATES.map((state) => Type.Literal(state)))),
  }),
  data: ListOf(OpsDispute),
  codes: [Code.operationFailed],
})

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
