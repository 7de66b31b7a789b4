/** When an order has to be shipped, as its shop reads it. Days are those of the reader's time zone. */
import { dayAfter, dayOf } from '../time/day'

interface ShipBy {
  readonly when: 'late' | 'today' | 'tomorrow' | 'later'
  /** The last day. */
  readonly day: string
}

/**
 * @param until ISO 8601, the last moment
 * @param now ms
 */
export function shipBy(until: string, now: number): ShipBy {
  const end = new Date(until)
  const day = dayOf(end)
  if (end.getTime() <= now) return { when: 'late', day }
  const today = dayOf(new Date(now))
  if (day === today) return { when: 'today', day }
  return { when: day === dayAfter(today) ? 'tomorrow' : 'later', day }
}
