/** What a shop earns: its balance, its statements by month, and payouts [money.settlement] [money.statement]. */
import { Type, type Static } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { WalletCode, WalletRecord } from '../../entities/wallet'
import { Count, Currency, Flag, Id, Line, Money, Nullable, Page, Time } from '../../base/fields'
import { shopId } from '../../entities/seller/fields'
import { Bps, CashWith } from '../../entities/seller/money'
import { PAYOUT_TARGETS, SETTLEMENT_KINDS, STATEMENT_FORMATS } from '../../base/settlement-constants'

/** A month in UTC, such as 2026-11. */
const Month = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' })

/** What a line of a statement, or many of them, say of orders; commission and fee are taken off. */
const ofOrders = { goods: Money, shipping: Money, promotion: Money, commission: Money, fee: Money }

export const StatementLine = Type.Object({
  line_id: Id,
  at: Time,
  kind: Type.Union(SETTLEMENT_KINDS.map((kind) => Type.Literal(kind))),
  order_id: Nullable(Id),
  /** The order number. */
  increment_id: Nullable(Type.String()),
  refund_id: Nullable(Id),
  ...ofOrders,
  net: Money,
})
export type StatementLine = Static<typeof StatementLine>

/** A month of a shop: opening + net = closing. */
export const StatementMonth = Type.Object({
  month: Month,
  /** Orders that were settled. */
  orders: Count,
  ...ofOrders,
  cash: Money,
  payout: Money,
  topup: Money,
  adjust: Money,
  forfeit: Money,
  net: Money,
  opening: Money,
  closing: Money,
  /** Whether the month is over: then it does not change any more. */
  closed: Type.Boolean(),
})
export type StatementMonth = Static<typeof StatementMonth>

const common = [Code.notFound, Code.operationFailed]

/**
 * `balance` can be paid out, and is below zero when the shop owes; `held` is what its paid orders will bring when they
 * are settled, after what was refunded of them until now.
 */
export const sellerBalance = defineCall('sellerBalance', {
  summary: 'A shop’s earnings, and what is still held back.',
  fields: Type.Object({ shop_id: shopId }),
  data: Type.Object({
    currency: Currency,
    balance: Money,
    held: Money,
    /** Orders that are paid and not settled. */
    open_orders: Count,
    /** The terms of new orders; a category can have another rate of commission. */
    terms: Type.Object({
      commission_bps: Bps,
      card_fee_bps: Bps,
      card_fee_fixed: Money,
      cash_with: CashWith,
      hold_days: Count,
    }),
    last: Type.Array(StatementLine),
  }),
  codes: common,
})

/** Months with a movement, the newest first. */
export const sellerStatements = defineCall('sellerStatements', {
  summary: 'A shop’s statements, by month.',
  fields: Type.Object({ shop_id: shopId }),
  data: Type.Object({ currency: Currency, list: Type.Array(StatementMonth) }),
  codes: common,
})

/** 2000019 for a month without a movement. */
export const sellerStatement = defineCall('sellerStatement', {
  summary: 'A shop’s statement for a month, with its lines.',
  fields: Type.Object({ shop_id: shopId, month: Month, p: Page }),
  data: Type.Object({
    currency: Currency,
    statement: StatementMonth,
    list: Type.Array(StatementLine),
    count: Count,
    p: Type.Integer(),
    page_size: Type.Integer(),
  }),
  codes: common,
})

/**
 * The sums and lines of the month, in the caller's language, instead of the envelope. With `link` the envelope has an
 * address that opens it without a token for five minutes, for programs outside the console.
 */
export const sellerStatementDocument = defineCall('sellerStatementDocument', {
  summary: 'A shop’s statement for a month, as PDF or CSV.',
  fields: Type.Object({
    shop_id: shopId,
    month: Month,
    as: Type.Union(STATEMENT_FORMATS.map((format) => Type.Literal(format))),
    link: Type.Optional(Flag),
  }),
  data: Type.Object({ url: Type.String() }),
  codes: common,
})

/**
 * Pays out what the caller's own shop has earned: `amount` in USD, to a wallet at the rate of the moment, truncated; and
 * from there on with a withdrawal if `to` says so, which operators decide. 2000022 above the balance, 2000029 for an
 * unavailable wallet, 1100004 for a wrong password [money.payout].
 */
export const sellerPayout = defineCall('sellerPayout', {
  summary: 'Requests a payout of a shop’s earnings.',
  fields: Type.Object({
    wallet: WalletCode,
    amount: Money,
    to: Type.Union(PAYOUT_TARGETS.map((target) => Type.Literal(target))),
    password: Line(1000),
  }),
  data: Type.Object({
    /** What is left: USD. */
    balance: Money,
    /** The credit of the wallet. */
    record: WalletRecord,
    /** The request to pay it out from there. */
    withdrawal: Nullable(WalletRecord),
  }),
  codes: [Code.currencyInvalid, Code.balanceInsufficient, Code.accountData, Code.operationFailed],
})
