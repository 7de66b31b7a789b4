import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { WalletCode, WalletRecord } from '../../entities/wallet'
import { Line, Money } from '../../fields'
import { PAYOUTS } from '../../wallet-states'

/**
 * Asks for money to be paid out to the bank account or the virtual-currency wallet of the profile; it is frozen until
 * operators decide or the caller takes it back [money.withdrawal]. The amount is in the wallet's own currency, more
 * than nothing: else 1000008. 2000022 above what can be spent, 2000029 for a wallet that is not offered, 1100004 for a
 * wrong password, which five tries lock for 15 minutes: data {reason: locked, retry_after}.
 */
export const withdraw = defineCall('withdraw', {
  summary: 'Asks for a withdrawal.',
  fields: Type.Object({
    wallet: WalletCode,
    amount: Money,
    to: Type.Union(PAYOUTS.map((to) => Type.Literal(to))),
    password: Line(1000),
  }),
  data: WalletRecord,
  codes: [Code.currencyInvalid, Code.balanceInsufficient, Code.accountData],
})
