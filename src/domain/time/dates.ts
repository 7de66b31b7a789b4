/** Dates in a language, written from tables: the same on every target, with or without Intl. */
import { factsOf, type Language } from '@contract/base/languages'

interface Day {
  readonly year: number
  /** January is 0. */
  readonly month: number
  readonly day: number
}

function write({ year, month, day }: Day, language: Language, withYear: boolean): string {
  const { days, months = '', era = 0 } = factsOf(language)
  const name = months.split(' ')[month] ?? ''
  switch (days) {
    case 'y年m月d日':
      return `${withYear ? `${year + era}年` : ''}${month + 1}月${day}日`
    case 'm d, y':
      return withYear ? `${name} ${day}, ${year + era}` : `${name} ${day}`
    case 'd m y':
      return withYear ? `${day} ${name} ${year + era}` : `${day} ${name}`
  }
}

const two = (n: number) => String(n).padStart(2, '0')

/** A moment (ISO 8601) as a date in the reader's time zone: `Nov 20, 2026`. */
export function formatDate(iso: string, language: Language): string {
  const date = new Date(iso)
  return write({ year: date.getFullYear(), month: date.getMonth(), day: date.getDate() }, language, true)
}

const clockOf = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`

/** A moment (ISO 8601) as date and time in the reader's time zone: `Nov 20, 2026, 14:05`. */
export function formatDateTime(iso: string, language: Language): string {
  const comma = factsOf(language).script === undefined ? ',' : ''
  return `${formatDate(iso, language)}${comma} ${clockOf(new Date(iso))}`
}

/** A moment (in milliseconds) that has passed: the time alone when it was today, `14:05`, else with its date. */
export function formatSince(at: number, now: number, language: Language): string {
  const [date, today] = [new Date(at), new Date(now)]
  return date.toDateString() === today.toDateString() ? clockOf(date) : formatDateTime(date.toISOString(), language)
}

/** A calendar day (`2026-11-20`, no time zone) without its year: `Nov 20`. */
export function formatDay(day: string, language: Language): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return write({ year, month: month - 1, day: date }, language, false)
}

/** A span of calendar days: `Nov 20 – Nov 24`; one day when both are the same. */
export function formatDaySpan(from: string, to: string, language: Language): string {
  if (from === to) return formatDay(from, language)
  return `${formatDay(from, language)} – ${formatDay(to, language)}`
}
