import { useRef } from 'react'
import type { Fields } from '@contract/all-calls'
import type { OrderSummary } from '@contract/entities/order'
import { sumUsd } from '@/domain/money/charge'
import { RETURN_WAY } from '@/platform/browser/open'
import { isApiError } from '@/services/api-error'
import { newIntent } from '@/services/intent'
import { paymentStart } from '../pay/payment'
import { openCardPayment } from '../../open-card-payment'

/** The orders of a payment that still wait for one. */
export const unpaidOf = (orders: readonly OrderSummary[]) => orders.filter(({ actions }) => actions.includes('pay'))

/** Retries the card for unpaid orders: starts a new payment with a new page. Refusals are shown by the call. */
export function useCardAgain(orders: readonly OrderSummary[]): () => Promise<void> {
  const intent = useRef(newIntent())
  return async () => {
    const due = unpaidOf(orders)
    const fields: Fields<'paymentStart'> = {
      order_ids: due.map(({ order_id }) => order_id),
      payment_method: 'bank_card',
      amount: sumUsd(due.map(({ grand_total }) => grand_total)),
      return_way: RETURN_WAY,
    }
    try {
      const started = await paymentStart(fields, { idempotencyKey: intent.current.key(fields) })
      intent.current.done()
      await openCardPayment(started)
    } catch (error) {
      if (!isApiError(error)) throw error
    }
  }
}
