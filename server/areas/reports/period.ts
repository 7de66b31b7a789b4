/** The period of a report, as its fields name it. */
import { Code } from '@contract/base/codes'
import { DAY_MS } from '@contract/base/constants'
import { REPORT_DAYS, REPORT_DAYS_MAX } from '@contract/entities/report'
import type { FieldError } from '@contract/base/envelope'
import { fieldRefusal } from '../../kernel/http/refusal'
import { dayAfter, dayReader } from '../../kernel/text/day'
import { endOf, startOf } from '../seller/orders/days'
import { daysBetween, startsOf } from './zone'

interface Asked {
  readonly from?: string
  readonly until?: string
  readonly zone?: string
}

export interface Period {
  readonly zone: string
  /** As YYYY-MM-DD; never empty. */
  readonly days: readonly string[]
  /** When each day begins, and after them the end of the last one. */
  readonly starts: readonly Date[]
  readonly start: Date
  readonly end: Date
}

/** Nothing was sold before, and calendars of databases end. */
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2999-12-31']

const refuse = (error: FieldError) => fieldRefusal(Code.invalidParameter, [error])

/**
 * The last 30 days up to today, where the fields say nothing else. Throws 1000008 at `zone` for an unknown one, at `from`
 * and `until` for days that no calendar has, and at one of them where the period is backwards or too long.
 */
export function periodOf({ from, until, zone = 'UTC' }: Asked, now: Date): Period {
  const dayAt = dayReader(zone)
  if (dayAt === null) throw refuse({ field: 'zone', rule: 'one_of' })
  startOf('from', from)
  endOf('until', until)
  const last = until ?? dayAt(now)
  const first = from ?? dayAfter(last, 1 - REPORT_DAYS)
  const field = until === undefined ? 'from' : 'until'
  if (first < FIRST_DAY || last > LAST_DAY) throw refuse({ field, rule: 'format' })
  if (last < first) throw refuse({ field, rule: 'min' })
  if (Date.parse(last) - Date.parse(first) >= REPORT_DAYS_MAX * DAY_MS) {
    throw refuse({ field, rule: 'max', params: { limit: REPORT_DAYS_MAX } })
  }
  const days = daysBetween(first, last)
  const starts = startsOf(days, dayAt)
  const [start, end] = [starts[0], starts.at(-1)]
  if (!start || !end) throw new Error(`no days between ${first} and ${last}`)
  return { zone, days, starts, start, end }
}
