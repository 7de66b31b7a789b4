/** Charges that payers dispute at their banks, as operators see them. */
import { Type, type Static } from '@sinclair/typebox'
import { Currency, Id, Money, Nullable, Time } from '../fields'

/** open: the banks have not decided; won: the shop keeps the money; lost: the payer has it; closed: it was an inquiry alone. */
export const DISPUTE_STATES = ['open', 'won', 'lost', 'closed'] as const
export type DisputeState = (typeof DISPUTE_STATES)[number]

export const OpsDispute = Type.Object({
  id: Id,
  state: Type.Union(DISPUTE_STATES.map((state) => Type.Literal(state))),
  /** The gateway's own ids of the dispute and of the charge: evidence is handed in there. */
  gateway: Type.String(),
  dispute: Type.String(),
  charge: Type.String(),
  payment_id: Id,
  order_ids: Type.Array(Id),
  user: Type.Object({ user_id: Id, name: Type.String(), email: Type.String() }),
  /** Why, in the gateway's words. */
  reason: Type.String(),
  currency: Currency,
  amount: Money,
  /** What the gateway has taken back from the shop. */
  taken: Money,
  /** What is held of the wallet that the charge filled. */
  held: Money,
  /** What was booked as lost. */
  lost: Money,
  created_at: Time,
  closed_at: Nullable(Time),
})
export type OpsDispute = Static<typeof OpsDispute>
