/** Payments [field.payment.standing]. */
import { Type } from '@sinclair/typebox'
import { Id } from '../base/fields'

const PaymentStanding = Type.Union([Type.Literal('paid'), Type.Literal('pending'), Type.Literal('failed')])

/** The answer of starting a payment: `redirect_url` is the gateway's page, while a card is awaited. */
export const STARTED = Type.Object({
  payment_id: Id,
  state: PaymentStanding,
  redirect_url: Type.Optional(Type.String()),
})

/**
 * How an external page returns to the app: to the web app, the mini-program's web view, or the installed app.
 * Default: the web app.
 */
export const ReturnWay = Type.Optional(Type.Union([Type.Literal('web'), Type.Literal('host'), Type.Literal('app')]))
