import fc from 'fast-check'
import { formatDate } from './dates'
import { relativeTime } from './relative-time'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const MINUTE = 60_000
const DAY = 86_400_000
const ago = (ms: number) => relativeTime(new Date(NOW - ms).toISOString(), NOW, 'en')

it.each([
  ['0 s', 0, { key: 'common.just_now' }],
  ['4 min 59 s', 5 * MINUTE - 1000, { key: 'common.just_now' }],
  ['5 min', 5 * MINUTE, { key: 'common.minutes_ago', count: 5 }],
  ['59 min', 59 * MINUTE, { key: 'common.minutes_ago', count: 59 }],
  ['1 h', 60 * MINUTE, { key: 'common.hours_ago', count: 1 }],
  ['23 h', 23 * 60 * MINUTE, { key: 'common.hours_ago', count: 23 }],
  ['1 day', DAY, { key: 'common.days_ago', count: 1 }],
  ['30 days', 30 * DAY, { key: 'common.days_ago', count: 30 }],
  ['31 days', 31 * DAY, { date: 'Oct 20, 2026' }],
])('says of a moment %s ago what is asked for [rule.relative-time]', (_, ms, said) => expect(ago(ms)).toEqual(said))

it('takes a moment in the future for just now [rule.relative-time]', () => {
  expect(ago(-DAY)).toEqual({ key: 'common.just_now' })
})

it('counts in one unit, or gives the date past 30 days [rule.relative-time]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 * DAY }), (ms) => {
      const said = ago(ms)
      if (ms >= 31 * DAY) expect(said).toEqual({ date: formatDate(new Date(NOW - ms).toISOString(), 'en') })
      else if (ms < 5 * MINUTE) expect(said).toEqual({ key: 'common.just_now' })
      else expect(said).toMatchObject({ count: expect.any(Number) })
    }),
  )
})
