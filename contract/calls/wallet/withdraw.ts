import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { WalletCode, WalletRecord } from '../../entities/wallet'
import { Line, Money } from '../../fields'
import { PAYOUTS } from '../../wallet-states'

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
  codes: [Code.currencyInvalid, Code.balanceInsufficient, Code.accountData],
})
