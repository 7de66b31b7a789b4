/** Refunds to cards, as operators see them [money.card-refused]. */
import { Type, type Static } from '@sinclair/typebox'
import { Count, Currency, Id, Money, Nullable, Time } from '../base/fields'

/**
 * queued: not yet sent to the gateway; sent: in progress; done: refunded; failed: an operator has to decide; wallet:
 * an operator paid it to the buyer's wallet instead.
 */
export const CARD_REFUND_STATES = ['queued', 'sent', 'done', 'failed', 'wallet'] as const
export type CardRefundState = (typeof CARD_REFUND_STATES)[number]

/**
 * cancel: the order was cancelled; refund: a refund was approved; late: the order could no longer be paid; second:
 * another charge had already paid.
 */
const CARD_REFUND_REASONS = ['cancel', 'refund', 'late', 'second'] as const
export type CardRefundReason = (typeof CARD_REFUND_REASONS)[number]

export const OpsCardRefund = Type.Object({
  id: Id,
  state: Type.Union(CARD_REFUND_STATES.map((state) => Type.Literal(state))),
  reason: Type.Union(CARD_REFUND_REASONS.map((reason) => Type.Literal(reason))),
  order_id: Nullable(Id),
  payment_id: Id,
  /** The gateway that collected it, and its id of the charge. */
  gateway: Type.String(),
  charge: Type.String(),
  user: Type.Object({ user_id: Id, name: Type.String(), email: Type.String() }),
  amount: Type.Object({ currency: Currency, amount: Money }),
  /** How often the gateway was called, since the last retry. */
  attempts: Count,
  /** Why it failed, in the gateway's words; empty if it has not. */
  failure: Type.String(),
  created_at: Time,
  done_at: Nullable(Time),
})
export type OpsCardRefund = Static<typeof OpsCardRefund>
