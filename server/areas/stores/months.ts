/** The months and days of a store's figures, in UTC (docs/decisions/0024-sellers.md). */
import { DAY_MS } from '@contract/base/constants'

export interface Months {
  readonly thisMonth: Date
  readonly lastMonth: Date
  readonly nextMonth: Date
  /** Every day of this month up to today, as YYYY-MM-DD. */
  readonly days: readonly string[]
}

/** The starts of the months in a dashboard. */
export function monthsOf(now: Date): Months {
  const year = now.getUTCFullYear()
  const month = now.getUTCMonth()
  const thisMonth = new Date(Date.UTC(year, month, 1))
  const days = Array.from({ length: now.getUTCDate() }, (_, day) =>
    new Date(thisMonth.getTime() + day * DAY_MS).toISOString().slice(0, 10),
  )
  const [lastMonth, nextMonth] = [-1, 1].map((by) => new Date(Date.UTC(year, month + by, 1))) as [Date, Date]
  return { thisMonth, lastMonth, nextMonth, days }
}
