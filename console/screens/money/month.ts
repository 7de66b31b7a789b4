/** Statements are by months and days in UTC, whatever the reader's time zone. */
import { languageTag, type Language } from '@contract/base/languages'

const inUtc = (language: Language, look: Intl.DateTimeFormatOptions, time: Date) =>
  new Intl.DateTimeFormat(languageTag(language), { ...look, timeZone: 'UTC' }).format(time)

const startOf = (month: string) => new Date(`${month}-01T00:00:00.000Z`)

/** `November 2026` for `2026-11`. */
export const monthText = (language: Language, month: string): string =>
  inUtc(language, { month: 'long', year: 'numeric' }, startOf(month))

/** `19 Nov`. */
export const dayText = (language: Language, time: string): string =>
  inUtc(language, { day: 'numeric', month: 'short' }, new Date(time))

/** `30 November`, the last day of `2026-11`. */
export function lastDayText(language: Language, month: string): string {
  const end = startOf(month)
  end.setUTCMonth(end.getUTCMonth() + 1, 0)
  return inUtc(language, { day: 'numeric', month: 'long' }, end)
}

/** Whether it is the name of a month; an address can hold anything. */
export const isMonth = (text: string | undefined): text is string => /^20\d{2}-(0[1-9]|1[0-2])$/.test(text ?? '')
