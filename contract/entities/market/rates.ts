/** Currencies and settings as operators see them [field.ops.settings]. */
import { Type, type Static } from '@sinclair/typebox'
import { Count, Currency, Decimal, Nullable, Time } from '../../base/fields'
import { edited } from './edited'

export const OpsCurrency = Type.Object({
  code: Currency,
  symbol: Type.String(),
  /** Units per 1 USD. */
  rate: Decimal,
  /** Lists are sorted by it. */
  sort: Count,
  /** Whether buyers can choose it. */
  active: Type.Boolean(),
  /** Whether a wallet has it: then it stays active. */
  in_wallets: Type.Boolean(),
  ...edited,
})
export type OpsCurrency = Static<typeof OpsCurrency>

/** A rate that a currency has had. */
export const OpsRate = Type.Object({
  rate: Decimal,
  at: Time,
  /** Empty: it was there from the start. */
  by_name: Type.String(),
})
export type OpsRate = Static<typeof OpsRate>

export const OpsSetting = Type.Object({
  name: Type.String(),
  /** What counts now: what the environment sets is above what is kept. */
  value: Type.Record(Type.String(), Type.Unknown()),
  /** The fields of the value that the environment sets: they cannot be changed here. */
  locked: Type.Array(Type.String()),
  /** Whether a change requires the second factor. */
  second_factor: Type.Boolean(),
  version: Count,
  /** Null: never changed. */
  updated_at: Nullable(Time),
  updated_by_name: Type.String(),
})
export type OpsSetting = Static<typeof OpsSetting>
