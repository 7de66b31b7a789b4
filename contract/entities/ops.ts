/** The common format of requests that operators decide [field.request.parts]. */
import { Type, type Static } from '@sinclair/typebox'
import { NOTICE_TYPES } from './notice'
import { Count, Currency, Id, Money, Nullable, OutcomeField, Time } from '../base/fields'

/** The kinds of requests, by the segment of their path: /ops/<kind> and /ops/<kind>/decide. */
export type OpsKind = 'applications' | 'recharges' | 'withdrawals' | 'refunds' | 'storage'

/** A user's request that an operator decides. */
export const OpsRequest = Type.Object({
  id: Id,
  /** The notice type of its answer: 100 merchant account … 500 recharge, 700 refund. */
  type: Type.Integer(),
  /** A request that its owner withdrew counts as failed. */
  state: OutcomeField,
  /** Withdrawn by its owner: nothing is left to decide. */
  withdrawn: Type.Boolean(),
  user: Type.Object({ user_id: Id, name: Type.String(), email: Type.String() }),
  /** The amount concerned, if any. */
  amount: Nullable(Type.Object({ currency: Currency, amount: Money })),
  /** How many operators have approved, and how many must. */
  approvals: Count,
  approvals_needed: Count,
  /** The operator's last remark. */
  remark: Type.String(),
  created_at: Time,
  decided_at: Nullable(Time),
  /** The version of the product that it is about: its decision names the one that was read. Absent: of no product. */
  version: Type.Optional(Count),
  /** Further fields of the request, by name: shop_name, transaction_id, reason… */
  details: Type.Record(Type.String(), Type.String()),
  /** Pictures by name; addresses of private ones are signed for five minutes. */
  files: Type.Record(Type.String(), Type.String()),
})
export type OpsRequest = Static<typeof OpsRequest>

/** Both kinds of application: for a merchant account, and for a product. */
export const APPLICATION_TYPES = [NOTICE_TYPES.merchant_account, NOTICE_TYPES.product] as const
export type ApplicationType = (typeof APPLICATION_TYPES)[number]

/** An account as operators see it. */
export const OpsAccount = Type.Object({
  user_id: Id,
  name: Type.String(),
  email: Type.String(),
  /** Whether it is a guest's [role.guests]; absent: no. */
  guest: Type.Optional(Type.Boolean()),
  role: Type.String(),
  created_at: Time,
  disabled_at: Nullable(Time),
})
export type OpsAccount = Static<typeof OpsAccount>

/** One audit entry: what an operator did. */
export const OpsAudit = Type.Object({
  id: Id,
  at: Time,
  operator: Type.Object({ user_id: Id, name: Type.String(), email: Type.String() }),
  action: Type.String(),
  subject: Type.String(),
  subject_id: Id,
  user_id: Nullable(Id),
  remark: Type.String(),
  /** The changed fields of the subject, by name. */
  before: Type.Record(Type.String(), Type.Unknown()),
  after: Type.Record(Type.String(), Type.Unknown()),
})
export type OpsAudit = Static<typeof OpsAudit>
