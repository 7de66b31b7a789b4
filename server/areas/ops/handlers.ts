import type { CallHandler } from '../../kernel/http/context'
import { cardRefundHandlers } from './card-refund-handlers'
import { disputeHandlers } from '../payments/disputes/desk'
import { opsAccountHandlers } from './account-handlers'
import { auditHandlers } from './audit-handlers'
import { signInHandlers } from './sign-in-handlers'
import { opsCouponHandlers } from './coupon-handlers'
import { opsOrderHandlers } from './order-handlers'
import { requestHandlers } from './request-handlers'
import { secondFactorHandlers } from './second-factor/handlers'

export const opsHandlers: readonly CallHandler[] = [
  ...requestHandlers,
  ...opsOrderHandlers,
  ...cardRefundHandlers,
  ...disputeHandlers,
  ...secondFactorHandlers,
  ...opsCouponHandlers,
  ...opsAccountHandlers,
  ...auditHandlers,
  ...signInHandlers,
]
