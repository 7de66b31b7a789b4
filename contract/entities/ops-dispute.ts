/** Charges that payers dispute at their banks, as operators see them. */
import { Type, type Static } from '@sinclair/typebox'
import { Currency, Id, Money, Nullable, Time } from '../base/fields'

/**
 * open: the banks have not decided; won: the shop keeps the money; lost: the payer has it; closed: it was only an
 * inquiry.
 */
export const DISPUTE_STATES = ['open', 'won', 'lost', 'closed'] as const
export type DisputeState = (typeof DISPUTE_STATES)[number]

export const OpsDispute = Type.Object({
  id: Id,
  state: Type.Union(DISPUTE_STATES.map((state) => Type.Literal(state))),
  /** The gateway's ids of the dispute and of the charge: evidence is submitted there. */
  gateway: Type.String(),
  dispute: Type.String(),
  charge: Type.String(),
  payment_id: Id,
  order_ids: Type.Array(Id),
  user: Type.Object({ user_id: Id, name: Type.String(), email: Type.String() }),
  /** The reason, in the gateway's words. */
  reason: Type.String(),
  currency: Currency,
  amount: Money,
  /** What the gateway has taken back from the shop. */
  taken: Money,
  /** The amount held in the wallet that the charge filled. */
  held: Money,
  /** What was booked as lost. */
  lost: Money,
  created_at: Time,
  closed_at: Nullable(Time),
})
export type OpsDispute = Static<typeof OpsDispute>
