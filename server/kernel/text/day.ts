/** Calendar days, `2026-11-23`, which are compared as texts. */
import { DAY_MS } from '@contract/base/constants'

const readers = new Map<string, (time: Date) => string>()

/** Reads the day of a time in a zone; null for a zone that IANA does not name. */
export function dayReader(zone: string): ((time: Date) => string) | null {
  const known = readers.get(zone)
  if (known) return known
  try {
    // Swedish writes a date as ISO 8601 does
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' })
    const reader = (time: Date) => format.format(time)
    // zones have other spellings, in any case: only those of the list are remembered
    if (format.resolvedOptions().timeZone === zone) readers.set(zone, reader)
    return reader
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The day of a time in a zone that a setting names. Throws for an unknown one. */
export function dayIn(zone: string, time: Date): string {
  const reader = dayReader(zone)
  if (!reader) throw new RangeError(`no time zone is called '${zone}'`)
  return reader(time)
}

/** The day `days` after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
