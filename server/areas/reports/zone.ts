/** The days of a time zone. Pure. */
import { DAY_MS } from '@contract/base/constants'
import { dayAfter } from '../../kernel/text/day'

const MINUTE_MS = 60_000
/** No zone is further from UTC than that. */
const FURTHEST_MS = 15 * 60 * MINUTE_MS

/** The first minute of a day, found between the two times at which it can begin: clocks may skip midnight. */
function startOfDay(day: string, dayAt: (time: Date) => string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  let [before, after] = [midnight - FURTHEST_MS, midnight + FURTHEST_MS]
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS
    if (dayAt(new Date(middle)) >= day) after = middle
    else before = middle
  }
  return new Date(after)
}

/** Every day from one to another, both included, as YYYY-MM-DD. */
export function daysBetween(from: string, until: string): string[] {
  const count = Math.max(0, (Date.parse(until) - Date.parse(from)) / DAY_MS + 1)
  return Array.from({ length: count }, (_, day) => dayAfter(from, day))
}

/** When each of these days begins, and after them the end of the last one. */
export function startsOf(days: readonly string[], dayAt: (time: Date) => string): Date[] {
  const last = days.at(-1)
  if (last === undefined) return []
  return [...days, dayAfter(last, 1)].map((day) => startOfDay(day, dayAt))
}
