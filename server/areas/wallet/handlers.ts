import type { CallHandler } from '../../kernel/http/context'
import { rechargeListHandler, transactionDetailsHandler } from './list'
import { rechargeHandler } from './recharge'
import { transferHandler } from './transfer'
import { withdrawHandler, withdrawRecallHandler } from './withdraw'

/** The calls of the wallet. */
export const walletHandlers: readonly CallHandler[] = [
  rechargeHandler,
  rechargeListHandler,
  transactionDetailsHandler,
  withdrawHandler,
  withdrawRecallHandler,
  transferHandler,
]
