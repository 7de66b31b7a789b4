/** The period of a report in the address: a number of days up to today, or two days. */
import { DAY_MS } from '@contract/base/constants'
import { oneOf } from '../../address/params'

/** Days up to today. */
export const PRESETS = ['7', '30', '90', '365'] as const
type Preset = (typeof PRESETS)[number]

export interface Period {
  /** Null: two days that were chosen. */
  readonly preset: Preset | null
  /** As YYYY-MM-DD, both included. */
  readonly from: string
  readonly until: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The reader's time zone, as IANA names it. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** The day in a zone; Swedish writes it as ISO 8601 does. */
export const dayIn = (zone: string, time: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(time)

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10)

/** What the address says, the earlier day first; the last 30 days where it says nothing that can be read. */
export function periodOf(
  { days, from = '', until = '' }: Readonly<Record<string, string | undefined>>,
  today: string,
): Period {
  if (DAY.test(from) && DAY.test(until)) {
    return from <= until ? { preset: null, from, until } : { preset: null, from: until, until: from }
  }
  const preset = oneOf(PRESETS, days) ?? '30'
  return { preset, from: daysBefore(today, Number(preset) - 1), until: today }
}
