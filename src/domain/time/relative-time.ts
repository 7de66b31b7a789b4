import type { Language } from '@contract/base/languages'
import { formatDate } from './dates'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A moment in words: a key of the locale `common` with its count, or a formatted date. */
type RelativeTime =
  | { readonly key: 'common.just_now' }
  | { readonly key: 'common.minutes_ago' | 'common.hours_ago' | 'common.days_ago'; readonly count: number }
  | { readonly date: string }

/**
 * How long ago a moment was: "just now" for less than 5 minutes, then minutes, hours, days up to 30, then the date
 * [rule.relative-time]. A moment in the future, from a wrong clock, is "just now". `now` in milliseconds.
 */
export function relativeTime(iso: string, now: number, language: Language): RelativeTime {
  const ago = now - Date.parse(iso)
  if (ago < 5 * MINUTE) return { key: 'common.just_now' }
  if (ago < HOUR) return { key: 'common.minutes_ago', count: Math.floor(ago / MINUTE) }
  if (ago < DAY) return { key: 'common.hours_ago', count: Math.floor(ago / HOUR) }
  const days = Math.floor(ago / DAY)
  return days <= 30 ? { key: 'common.days_ago', count: days } : { date: formatDate(iso, language) }
}
