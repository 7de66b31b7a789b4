import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { WalletCode, WalletRecord } from '../../entities/wallet'
import { Line, Money } from '../../fields'

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
