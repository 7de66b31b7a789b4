/** Dates in a language, written from tables: the same on every target, with or without Intl. */
import type { Language } from '@contract/languages'

const MONTHS: Record<'en' | 'es' | 'th', readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
  th: ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.', 'พ.ย.', 'ธ.ค.'],
}

/** Thai writes the years of the Buddhist era. */
const BUDDHIST_ERA = 543

interface Day {
  readonly year: number
  /** From 0. */
  readonly month: number
  readonly day: number
}

function write({ year, month, day }: Day, language: Language, withYear: boolean): string {
  if (language === 'zh' || language === 'zhtw' || language === 'jp') {
    return `${withYear ? `${year}年` : ''}${month + 1}月${day}日`
  }
  const name = MONTHS[language][month]
  if (language === 'en') return withYear ? `${name} ${day}, ${year}` : `${name} ${day}`
  const shownYear = language === 'th' ? year + BUDDHIST_ERA : year
  return withYear ? `${day} ${name} ${shownYear}` : `${day} ${name}`
}

const two = (n: number) => String(n).padStart(2, '0')

/** A moment (ISO 8601) as a date on the reader's own calendar: `Nov 20, 2026`. */
export function formatDate(iso: string, language: Language): string {
  const date = new Date(iso)
  return write({ year: date.getFullYear(), month: date.getMonth(), day: date.getDate() }, language, true)
}

/** A moment (ISO 8601) as date and time on the reader's own clock: `Nov 20, 2026, 14:05`. */
export function formatDateTime(iso: string, language: Language): string {
  const date = new Date(iso)
  const comma = language === 'en' || language === 'es' ? ',' : ''
  return `${formatDate(iso, language)}${comma} ${two(date.getHours())}:${two(date.getMinutes())}`
}

/** A calendar day (`2026-11-20`, no time zone) without its year: `Nov 20`. */
export function formatDay(day: string, language: Language): string {
  const [year, month, date] = day.split('-').map(Number)
  return write({ year, month: month - 1, day: date }, language, false)
}

/** A span of calendar days: `Nov 20 – Nov 24`; one day when both are the same. */
export function formatDaySpan(from: string, to: string, language: Language): string {
  if (from === to) return formatDay(from, language)
  return `${formatDay(from, language)} – ${formatDay(to, language)}`
}
