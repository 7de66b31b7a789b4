/** The phase of a card payment on its screen: by the server's state alone, never by the browser's return. */
import type { Data } from '@contract/all-calls'

export type PaymentSeen = Data<'paymentState'>
/** tooLate: money came, or may come, for orders that are cancelled. */
export type CardPaymentPhase = 'waiting' | 'slow' | 'paid' | 'declined' | 'tooLate'

/** How long a screen asks by itself: milliseconds. */
export const FOLLOW_MS = 45_000
const FIRST_MS = 700
const LONGEST_MS = 5_000

/** How long to wait before the next question: each pause half as long again, up to five seconds. */
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
