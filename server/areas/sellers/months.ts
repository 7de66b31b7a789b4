/** The months and days of a store's figures, in UTC (docs/decisions/0024-sellers.md). */
import { DAY_MS } from '@contract/constants'

export interface Months {
  readonly thisMonth: Date
  readonly lastMonth: Date
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
  return { thisMonth, lastMonth: new Date(Date.UTC(year, month - 1, 1)), days }
}
