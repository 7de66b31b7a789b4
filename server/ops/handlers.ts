import type { CallHandler } from '../http/context'
import { cardRefundHandlers } from '../payments/card-refund-desk'
import { opsAccountHandlers } from './account-handlers'
import { auditHandlers } from './audit-handlers'
import { opsCouponHandlers } from './coupon-handlers'
import { opsOrderHandlers } from './order-handlers'
import { requestHandlers } from './request-handlers'

export const opsHandlers: readonly CallHandler[] = [
  ...requestHandlers,
  ...opsOrderHandlers,
  ...cardRefundHandlers,
  ...opsCouponHandlers,
  ...opsAccountHandlers,
  ...auditHandlers,
]
