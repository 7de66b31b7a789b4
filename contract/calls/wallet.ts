/** The calls of the wallet. */
import { Type } from '@sinclair/typebox'
import { defineCall } from './call'
import { Code } from '../base/codes'
import { DirectionField, RecordStateField, RecordTypeField, WalletCode, WalletRecord } from '../entities/wallet'
import { Id, Line, ListOf, Money, PageSize, keyPage } from '../base/fields'
import { REMARK_MAX } from '../base/text-limits'
import { PAYOUTS } from '../base/wallet-states'

/** The caller's recharges, offline and by card, newest first. */
export const rechargeList = defineCall('rechargeList', {
  summary: 'The caller’s recharges.',
  fields: Type.Object({ ...keyPage, page_size: PageSize, state: Type.Optional(RecordStateField) }),
  data: ListOf(WalletRecord),
  codes: [Code.operationFailed],
})

/**
 * Submits the proof of a bank transfer; after an operator's approval the wallet holds the money [rule.recharge-min].
 * `amount` is in the wallet's own currency and at least 100: else 1000008. 2000028 for the transaction id of a
 * pending or approved recharge, 2000029 for an unavailable wallet, 2000030 for the sixth in 24 hours, 2000019 for a
 * missing proof.
 */
export const recharge = defineCall('recharge', {
  summary: 'Requests an offline recharge.',
  fields: Type.Object({
    wallet: WalletCode,
    amount: Money,
    /** The id of an upload for this purpose. */
    proof: Id,
    transaction_id: Line(200),
    remark: Type.Optional(Type.String({ maxLength: REMARK_MAX })),
  }),
  data: WalletRecord,
  codes: [Code.transactionExists, Code.currencyInvalid, Code.rechargeLimit, Code.notFound, Code.operationFailed],
})

/** The statement of the caller's wallets, newest first, including pending requests. */
export const transactionDetails = defineCall('transactionDetails', {
  summary: 'The transactions of the caller’s wallets.',
  fields: Type.Object({
    ...keyPage,
    page_size: PageSize,
    direction: Type.Optional(DirectionField),
    type: Type.Optional(RecordTypeField),
    wallet: Type.Optional(WalletCode),
    /** 1: pending or under review; 0: closed. */
    open: Type.Optional(Type.Boolean()),
  }),
  data: ListOf(WalletRecord),
  codes: [Code.operationFailed],
})

/**
 * Transfers money from a wallet to the caller's own approved store; without one 2000018 permission. Amounts and
 * passwords are checked as by `withdraw`.
 */
export const transferBalanceToMerchant = defineCall('transferBalanceToMerchant', {
  summary: 'Moves money to the caller’s own shop.',
  fields: Type.Object({ wallet: WalletCode, amount: Money, password: Line(1000) }),
  data: WalletRecord,
  codes: [Code.currencyInvalid, Code.balanceInsufficient, Code.accountData, Code.operationFailed],
})

/** Recalls a pending withdrawal: the money is available again. 2000018 not_allowed once it is decided or recalled. */
export const withdrawRecall = defineCall('withdrawRecall', {
  summary: 'Recalls a withdrawal.',
  fields: Type.Object({ id: Id }),
  data: WalletRecord,
  codes: [Code.notFound, Code.operationFailed],
})

/**
 * Requests a withdrawal to the bank account or the virtual-currency wallet of the profile; the amount is frozen until
 * operators decide or the caller recalls it [money.withdrawal]. It is in the wallet's own currency and more than 0:
 * else 1000008. 2000022 above the available balance, 2000029 for an unavailable wallet, 1100004 for a wrong password,
 * which is locked for 15 minutes after five attempts: data {reason: locked, retry_after}.
 */
export const withdraw = defineCall('withdraw', {
  summary: 'Requests a withdrawal.',
  fields: Type.Object({
    wallet: WalletCode,
    amount: Money,
    to: Type.Union(PAYOUTS.map((to) => Type.Literal(to))),
    password: Line(1000),
  }),
  data: WalletRecord,
  codes: [Code.currencyInvalid, Code.balanceInsufficient, Code.accountData, Code.operationFailed],
})
