import type { OrderSummary } from '@contract/entities/order'
import { t } from '@/locales/t'

/** The next step of an order; for a cancelled one, what happens to the money. */
export function nextText({ status, payment_status }: Pick<OrderSummary, 'status' | 'payment_status'>): string {
  if (status !== 'cancelled' || payment_status === 'unpaid')
    return t(`orders.next_${status === 'receipt_confirmed' ? 'completed' : status}`)
  return t(payment_status === 'refunded' ? 'afterSale.money_returned' : 'afterSale.money_returns')
}
