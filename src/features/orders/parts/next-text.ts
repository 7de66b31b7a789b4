import type { OrderSummary } from '@contract/entities/order'
import { afterSaleText } from '@/locales/own/after-sale'
import '@/locales/late/orders'
import { t } from '@/locales/t'

/** The next step of an order; for a cancelled one, what happens to the money. */
export function nextText({ status, payment_status }: Pick<OrderSummary, 'status' | 'payment_status'>): string {
  if (status !== 'cancelled' || payment_status === 'unpaid')
    return t(`orders.next_${status === 'receipt_confirmed' ? 'completed' : status}`)
  return afterSaleText(payment_status === 'refunded' ? 'money_returned' : 'money_returns')
}
