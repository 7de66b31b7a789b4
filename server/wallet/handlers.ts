import type { CallHandler } from '../http/context'
import { rechargeListHandler, transactionDetailsHandler } from './list'
import { rechargeHandler } from './recharge'
import { transferHandler } from './transfer'
import { withdrawHandler, withdrawRecallHandler } from './withdraw'

/** The calls of the wallet (gaps §2 and §3). */
export const walletHandlers: readonly CallHandler[] = [
  rechargeHandler,
  rechargeListHandler,
  transactionDetailsHandler,
  withdrawHandler,
  withdrawRecallHandler,
  transferHandler,
]
