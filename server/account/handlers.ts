import { handle, type CallHandler } from '../http/context'
import { walletBalances } from '../ledger/balances'
import { sessionHandlers } from './sessions'
import { loginHandler } from './login'
import { logoutHandler } from './logout'
import { updateUserHandler } from './profile'
import { registerHandler } from './register'
import { forgotResetHandler } from './reset-password'
import { confirmSendCodeHandler, forgotSendCodeHandler, registerSendCodeHandler } from './send-code'
import { loginTiktokHandler } from '../social/login-tiktok'
import { readUserInfo } from './user-info'

const getUserinfo = handle('getUserinfo', (context) => readUserInfo(context.db, context.user.id, context))

const getUserBalance = handle('getUserBalance', async ({ db, user }) => {
  const wallets = await walletBalances(db, user.id)
  const { balance = '0.00', frozen = '0.00' } = wallets[0] ?? {}
  return { balance, frozen, wallets }
})

export const accountHandlers: readonly CallHandler[] = [
  loginHandler,
  registerHandler,
  registerSendCodeHandler,
  forgotSendCodeHandler,
  forgotResetHandler,
  confirmSendCodeHandler,
  loginTiktokHandler,
  logoutHandler,
  ...sessionHandlers,
  getUserinfo,
  getUserBalance,
  updateUserHandler,
]
