import { handle, type CallHandler } from '../../kernel/http/context'
import { walletBalances } from '../ledger/balances'
import { guestHandlers } from './guests/handlers'
import { sessionHandlers } from './sign-in/sessions'
import { loginHandler } from './sign-in/login'
import { logoutHandler } from './sign-in/logout'
import { updateUserHandler } from './profile'
import { registerHandler } from './register'
import { forgotResetHandler } from './reset-password'
import { confirmSendCodeHandler, forgotSendCodeHandler, registerSendCodeHandler } from './codes/send-code'
import { readUserInfo } from './user-info'

const getUserinfo = handle('getUserinfo', (context) => readUserInfo(context.db, context.user.id, context))

/** Guests have no wallets: they cannot pay from one. */
const getUserBalance = handle('getUserBalance', async ({ db, user }) => {
  const wallets = user.guest ? [] : await walletBalances(db, user.id)
  const { balance = '0.00', frozen = '0.00' } = wallets[0] ?? {}
  return { balance, frozen, wallets }
})

export const accountHandlers: readonly CallHandler[] = [
  loginHandler,
  registerHandler,
  ...guestHandlers,
  registerSendCodeHandler,
  forgotSendCodeHandler,
  forgotResetHandler,
  confirmSendCodeHandler,
  logoutHandler,
  ...sessionHandlers,
  getUserinfo,
  getUserBalance,
  updateUserHandler,
]
