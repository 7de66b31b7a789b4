/** The setting `money`: what the marketplace keeps of a sale, and when it settles with the shop [money.settlement]. */
import { Type, type Static } from '@sinclair/typebox'
import { CASH_HOLDERS } from '../../rules/settlement'
import { COMMISSION_MAX_BPS, HOLD_DAYS_MAX } from '../../base/settlement-constants'

/** A rate in hundredths of a percent. */
export const Bps = Type.Integer({ minimum: 0, maximum: COMMISSION_MAX_BPS })
export const CashWith = Type.Union(CASH_HOLDERS.map((holder) => Type.Literal(holder)))

export const MoneySettings = Type.Object(
  {
    /** Commission where neither the shop nor a category of the product has a rate of its own. */
    commission_bps: Bps,
    /** Days from an order's completion to its settlement. */
    hold_days: Type.Integer({ minimum: 0, maximum: HOLD_DAYS_MAX }),
    /** What a shop bears of the fee of a card: a rate, and USD once an order. */
    card_fee_bps: Bps,
    card_fee_fixed: Type.String({ pattern: '^(0|[1-9][0-9]{0,3})(\\.[0-9]{1,2})?$' }),
    /** Who has the cash of orders that are paid on delivery, unless the shop has terms of its own. */
    cash_with: CashWith,
  },
  { additionalProperties: false },
)
export type MoneySettings = Static<typeof MoneySettings>
