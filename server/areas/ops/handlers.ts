import type { CallHandler } from '../../kernel/http/context'
import { cardRefundHandlers } from './card-refund-handlers'
import { disputeHandlers } from '../payments/disputes/operator-disputes'
import { opsAccountHandlers } from './account-handlers'
import { auditHandlers } from './audit-handlers'
import { signInHandlers } from './sign-in-handlers'
import { opsCouponHandlers } from './coupon-handlers'
import { mailOperatorHandlers } from './mail-handlers'
import { webhookHandlers } from './webhook-handlers'
import { opsOrderHandlers } from './order-handlers'
import { opsSettlementHandlers } from './settlement-handlers'
import { requestHandlers } from './request-handlers'
import { opsCatalogueHandlers } from './catalogue/handlers'
import { opsContentHandlers } from './content/handlers'
import { opsMoneyHandlers } from './money/handlers'
import { opsSetupHandlers } from './setup/handlers'
import { opsWatchHandlers } from './watch/handlers'
import { secondFactorHandlers } from './second-factor/handlers'

export const opsHandlers: readonly CallHandler[] = [
  ...requestHandlers,
  ...opsOrderHandlers,
  ...cardRefundHandlers,
  ...disputeHandlers,
  ...secondFactorHandlers,
  ...opsCouponHandlers,
  ...opsSettlementHandlers,
  ...opsAccountHandlers,
  ...auditHandlers,
  ...signInHandlers,
  ...mailOperatorHandlers,
  ...webhookHandlers,
  ...opsCatalogueHandlers,
  ...opsContentHandlers,
  ...opsMoneyHandlers,
  ...opsWatchHandlers,
  ...opsSetupHandlers,
]
