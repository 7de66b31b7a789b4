import { dayAfter } from './day'

/** When an order is expected, as seen on a day: calendar days (`2026-11-20`), compared without a time zone. */
interface Days {
  readonly from: string
  readonly to: string
}

/** `by`: within the days, and not on the last of them; `late`: they are over. */
type Expected = 'between' | 'today' | 'tomorrow' | 'by' | 'late'

/** How these days are seen from `today`. */
export function expectedOn({ from, to }: Days, today: string): Expected {
  if (today > to) return 'late'
  if (today === to) return 'today'
  if (from === to && from === dayAfter(today)) return 'tomorrow'
  return today < from ? 'between' : 'by'
}
