/** The phase of a card payment on its screen. Only the server's state decides it, never the browser's return. */
import type { Data } from '@contract/all-calls'

export type PaymentSeen = Data<'paymentState'>
/** tooLate: money arrived, or may arrive, for cancelled orders. */
export type CardPaymentPhase = 'waiting' | 'slow' | 'paid' | 'declined' | 'tooLate'

/** How long a screen asks the server by itself, in milliseconds. */
export const FOLLOW_MS = 45_000
const FIRST_MS = 700
const LONGEST_MS = 5_000

/**
 * The pause before the next request, in milliseconds: each is half as long again as the previous one, up to five
 * seconds.
 */
export function pauseBefore(question: number): number {
  return Math.min(FIRST_MS * 1.5 ** question, LONGEST_MS)
}

export function phaseOf({ state, orders }: PaymentSeen, slow: boolean): CardPaymentPhase {
  if (state === 'paid') return 'paid'
  const isOver = orders.length > 0 && orders.every(({ status }) => status === 'cancelled')
  if (isOver) return 'tooLate'
  if (state === 'failed') return 'declined'
  return slow ? 'slow' : 'waiting'
}
