/** Paying orders. */
import type { Fields } from '@contract/all-calls'
import { emit } from '@/services/events'
import { call, type OptionsOf } from '@/services/request'

/**
 * Starts a payment, and counts a purchase once it is paid or agreed to be paid on delivery. A card payment ends
 * elsewhere.
 */
export async function paymentStart(fields: Fields<'paymentStart'>, options: OptionsOf<'paymentStart'>) {
  const answer = await call('paymentStart', fields, options)
  const { order_ids, payment_method: method, amount } = fields
  if (method !== 'bank_card') emit('track', { name: 'purchase', order_ids, method, amount })
  return answer
}
