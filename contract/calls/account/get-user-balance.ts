import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { WalletBalance } from '../../entities/user'
import { Empty, Money } from '../../fields'

/** The balance of each wallet; balance and frozen at the top level are the default wallet’s [field.wallet.balance]. */
export const getUserBalance = defineCall('getUserBalance', {
  summary: 'The balances of the caller’s wallets.',
  fields: Empty,
  data: Type.Object({ balance: Money, frozen: Money, wallets: Type.Array(WalletBalance) }),
})
