import type { OrderSummary } from '@contract/entities/order'
import { timeLeft } from '@/domain/time/time-left'
import { t } from '@/locales/t'
import { now } from '@/platform/clock'

/** How long an unpaid order still waits for its payment, as a sentence; undefined for other orders. */
export function expiryText({ status, expires_at }: Pick<OrderSummary, 'status' | 'expires_at'>): string | undefined {
  if (status !== 'to_be_paid' || expires_at === null) return undefined
  const left = timeLeft(expires_at, now())
  if (left === null) return undefined
  return left.hours > 0
    ? t('orders.pay_within_hours', { hours: left.hours, minutes: left.minutes })
    : t('orders.pay_within_minutes', { minutes: left.minutes })
}
