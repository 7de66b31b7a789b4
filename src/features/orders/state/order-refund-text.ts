import type { OrderSummary } from '@contract/entities/order'
import { t } from '@/locales/t'
import { refundOf } from '../actions/order-steps'
import { REFUND_STATES } from '../refund-state'

/** The state of an order's refund as a line of its card; undefined when there is none. Only in observers. */
export function orderRefundText(order: Pick<OrderSummary, 'refund'>): string | undefined {
  const refund = refundOf(order)
  return refund && `${t('afterSale.refund')} · ${REFUND_STATES[refund.state].word()}`
}
