/** A movement of a wallet, or one that was asked for [field.record.kind]. */
import { Type, type Static } from '@sinclair/typebox'
import { Currency, Id, Money, Nullable, Time } from '../fields'
import { DIRECTIONS, RECORD_STATES, RECORD_TYPES } from '../wallet-states'

export const RecordStateField = Type.Union(RECORD_STATES.map((state) => Type.Literal(state)))
export const RecordTypeField = Type.Union(RECORD_TYPES.map((type) => Type.Literal(type)))
export const DirectionField = Type.Union(DIRECTIONS.map((direction) => Type.Literal(direction)))
/** The code of a wallet on offer, such as `USD`. */
export const WalletCode = Type.String({ minLength: 1, maxLength: 20 })

export const WalletRecord = Type.Object({
  id: Id,
  wallet: Type.String(),
  currency: Currency,
  type: RecordTypeField,
  direction: DirectionField,
  /** What was asked for, positive. */
  amount: Money,
  /** What came in or went out of it: nothing until it is decided, and nothing when it failed. */
  actual_amount: Money,
  /** What could be spent afterwards. */
  balance_after: Money,
  state: RecordStateField,
  /** What an operator said of it, or that its owner took it back. */
  message: Type.String(),
  /** What its owner said of it. */
  remark: Type.String(),
  /** offline or bank_card of a recharge, bank or virtual_wallet of a withdrawal, wallet of a payment; or nothing. */
  payment_method: Type.String(),
  transaction_id: Type.Optional(Type.String()),
  /** The address of the picture, signed for five minutes. */
  proof: Type.Optional(Type.String()),
  order_ids: Type.Optional(Type.Array(Id)),
  /** The numbers that people know the orders by, in the same order. */
  order_numbers: Type.Optional(Type.Array(Type.String())),
  created_at: Time,
  approved_at: Nullable(Time),
})
export type WalletRecord = Static<typeof WalletRecord>
