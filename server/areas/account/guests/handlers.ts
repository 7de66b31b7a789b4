import type { CallHandler } from '../../../kernel/http/context'
import { registerFromGuestHandler } from './become-account'
import { changeGuestEmailHandler } from './change-email'
import { loginByOrderHandler } from './enter'
import { registerGuestHandler } from './register'
import { sendOrderLinkHandler } from './send-link'

export const guestHandlers: readonly CallHandler[] = [
  registerGuestHandler,
  registerFromGuestHandler,
  loginByOrderHandler,
  sendOrderLinkHandler,
  changeGuestEmailHandler,
]
