/** The days of a filter. */
import { Code } from '@contract/base/codes'
import { DAY_MS } from '@contract/base/constants'
import { readMoment } from '../../../kernel/text/moment'
import { fieldRefusal } from '../../../kernel/http/refusal'

/** PostgreSQL reads no year 0, and none of five digits as JavaScript writes it. */
const LAST_DAY = Date.UTC(9999, 11, 30)

/**
 * The start of a day in UTC, or undefined if there is none. Throws 1000008 at the field for a day that no calendar has,
 * such as 30 February.
 */
export function startOf(field: string, day: string | undefined): Date | undefined {
  if (day === undefined) return undefined
  const start = readMoment(`${day}T00:00:00.000Z`)
  if (start === null) throw fieldRefusal(Code.invalidParameter, [{ field, rule: 'format' }])
  return new Date(Math.min(Math.max(start.getTime(), 0), LAST_DAY))
}

/** The end of a day: the start of the next one. Throws as startOf does. */
export function endOf(field: string, day: string | undefined): Date | undefined {
  const start = startOf(field, day)
  return start && new Date(start.getTime() + DAY_MS)
}
