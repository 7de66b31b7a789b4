import type { CallHandler } from '../../../kernel/http/context'
import { registerFromGuestHandler } from './become-account'
import { loginByOrderHandler } from './enter'
import { registerGuestHandler } from './register'

export const guestHandlers: readonly CallHandler[] = [
  registerGuestHandler,
  registerFromGuestHandler,
  loginByOrderHandler,
]
