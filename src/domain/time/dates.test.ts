import { LANGUAGE_CODES } from '@contract/base/languages'
import { formatDate, formatDateTime, formatDay, formatDaySpan, formatSince } from './dates'

// local noon: the same calendar day wherever the test runs
const NOON = new Date(2026, 10, 20, 14, 5).toISOString()

it.each([
  ['en', 'Nov 20, 2026'],
  ['es', '20 nov 2026'],
  ['th', '20 พ.ย. 2569'],
  ['zh', '2026年11月20日'],
  ['zhtw', '2026年11月20日'],
  ['jp', '2026年11月20日'],
] as const)('writes a date as %s does', (language, text) => expect(formatDate(NOON, language)).toBe(text))

it('adds the time on the reader’s clock', () => expect(formatDateTime(NOON, 'en')).toBe('Nov 20, 2026, 14:05'))

it('writes the time alone for a moment of today, and the date with it for one of before', () => {
  const at = new Date(2026, 10, 20, 9, 5).getTime()
  expect(formatSince(at, new Date(2026, 10, 20, 23, 59).getTime(), 'en')).toBe('09:05')
  expect(formatSince(at, new Date(2026, 10, 21, 0, 1).getTime(), 'en')).toBe('Nov 20, 2026, 09:05')
})

it('reads a calendar day without moving it over a time zone', () => {
  LANGUAGE_CODES.forEach((language) => expect(formatDay('2026-03-01', language)).toContain('1'))
  expect(formatDay('2026-03-01', 'en')).toBe('Mar 1')
})

it('writes a span once when both days are the same', () => {
  expect(formatDaySpan('2026-11-20', '2026-11-20', 'en')).toBe('Nov 20')
  expect(formatDaySpan('2026-11-20', '2026-12-02', 'en')).toBe('Nov 20 – Dec 2')
})
