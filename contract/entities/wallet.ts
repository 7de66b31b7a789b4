/** A movement of a wallet, or a pending request [field.record.kind]. */
import { Type, type Static } from '@sinclair/typebox'
import { Currency, Flag, Id, Money, Nullable, Time } from '../base/fields'
import { DIRECTIONS, RECORD_STATES, RECORD_TYPES } from '../base/wallet-states'

export const RecordStateField = Type.Union(RECORD_STATES.map((state) => Type.Literal(state)))
export const RecordTypeField = Type.Union(RECORD_TYPES.map((type) => Type.Literal(type)))
export const DirectionField = Type.Union(DIRECTIONS.map((direction) => Type.Literal(direction)))
/** The code of an available wallet, such as `USD`. */
export const WalletCode = Type.String({ minLength: 1, maxLength: 20 })

export const WalletRecord = Type.Object({
  id: Id,
  wallet: Type.String(),
  currency: Currency,
  type: RecordTypeField,
  direction: DirectionField,
  /** The requested amount, positive. */
  amount: Money,
  /** The change of the balance: nothing while it is pending, and nothing if it failed. */
  actual_amount: Money,
  /** The available balance afterwards. */
  balance_after: Money,
  state: RecordStateField,
  /** Whether the owner took the withdrawal back: its state is `failed`, but nothing went wrong; absent: no. */
  recalled: Type.Optional(Flag),
  /** The operator's remark, or that the owner recalled it. */
  message: Type.String(),
  /** The owner's remark. */
  remark: Type.String(),
  /** offline or bank_card of a recharge, bank or virtual_wallet of a withdrawal, wallet of a payment; or nothing. */
  payment_method: Type.String(),
  transaction_id: Type.Optional(Type.String()),
  /** The address of the picture, signed for five minutes. */
  proof: Type.Optional(Type.String()),
  order_ids: Type.Optional(Type.Array(Id)),
  /** The order numbers, in the same order. */
  order_numbers: Type.Optional(Type.Array(Type.String())),
  created_at: Time,
  approved_at: Nullable(Time),
})
export type WalletRecord = Static<typeof WalletRecord>
