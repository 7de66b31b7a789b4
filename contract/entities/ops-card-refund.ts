/** Money on its way to a card, as operators see it [money.card-refused]. */
import { Type, type Static } from '@sinclair/typebox'
import { Count, Currency, Id, Money, Nullable, Time } from '../fields'

/**
 * queued: not yet sent to the gateway; sent: it works on it; done: the card has it; failed: an operator decides how it
 * goes on; wallet: an operator had it paid to the buyer's wallet instead.
 */
export const CARD_REFUND_STATES = ['queued', 'sent', 'done', 'failed', 'wallet'] as const
export type CardRefundState = (typeof CARD_REFUND_STATES)[number]

/** cancel: the order was cancelled; refund: a refund was approved; late: the money came when the order took none; second: the payment was made before, by another charge. */
const CARD_REFUND_REASONS = ['cancel', 'refund', 'late', 'second'] as const
export type CardRefundReason = (typeof CARD_REFUND_REASONS)[number]

export const OpsCardRefund = Type.Object({
  id: Id,
  state: Type.Union(CARD_REFUND_STATES.map((state) => Type.Literal(state))),
  reason: Type.Union(CARD_REFUND_REASONS.map((reason) => Type.Literal(reason))),
  order_id: Nullable(Id),
  payment_id: Id,
  /** The gateway that collected it, and its own id of what it collected. */
  gateway: Type.String(),
  charge: Type.String(),
  user: Type.Object({ user_id: Id, name: Type.String(), email: Type.String() }),
  amount: Type.Object({ currency: Currency, amount: Money }),
  /** How often the gateway was asked, since it was tried again if it was. */
  attempts: Count,
  /** Why it failed, in the gateway's words; empty where it has not. */
  failure: Type.String(),
  created_at: Time,
  done_at: Nullable(Time),
})
export type OpsCardRefund = Static<typeof OpsCardRefund>
