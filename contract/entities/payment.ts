/** Payments [field.payment.standing]. */
import { Type } from '@sinclair/typebox'
import { Id } from '../fields'

const PaymentStanding = Type.Union([Type.Literal('paid'), Type.Literal('pending'), Type.Literal('failed')])

/** What starting a payment answers: `redirect_url` is the gateway’s page, as long as a card is waited for. */
export const STARTED = Type.Object({
  payment_id: Id,
  state: PaymentStanding,
  redirect_url: Type.Optional(Type.String()),
})

/**
 * How a page outside the app leads back to it: the web app, the mini-program’s web view, the installed app. The web app
 * where it is left out.
 */
export const ReturnWay = Type.Optional(Type.Union([Type.Literal('web'), Type.Literal('host'), Type.Literal('app')]))
