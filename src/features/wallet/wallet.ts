/** Calls of the wallets. */
import type { Fields } from '@contract/all-calls'
import { call, type Options, type OptionsOf } from '@/services/request'

export const recharge = (fields: Fields<'recharge'>, options: OptionsOf<'recharge'>) =>
  call('recharge', fields, options)
export const getRecharges = (fields: Fields<'rechargeList'>, options?: Options) => call('rechargeList', fields, options)
export const getTransactions = (fields: Fields<'transactionDetails'>, options?: Options) =>
  call('transactionDetails', fields, options)
export const withdraw = (fields: Fields<'withdraw'>, options: OptionsOf<'withdraw'>) =>
  call('withdraw', fields, options)
export const recallWithdrawal = (fields: Fields<'withdrawRecall'>, options: OptionsOf<'withdrawRecall'>) =>
  call('withdrawRecall', fields, options)
export const transferToStore = (
  fields: Fields<'transferBalanceToMerchant'>,
  options: OptionsOf<'transferBalanceToMerchant'>,
) => call('transferBalanceToMerchant', fields, options)
