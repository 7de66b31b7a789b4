import { dayReader } from '../../kernel/text/day'
import { daysBetween, startsOf } from './zone'

const startsIn = (zone: string, days: readonly string[]) =>
  startsOf(days, dayReader(zone)!).map((time) => time.toISOString().slice(0, 16))

it('begins days at midnight of the zone [rule.report-sales]', () => {
  expect(startsIn('UTC', ['2026-03-01'])).toEqual(['2026-03-01T00:00', '2026-03-02T00:00'])
  expect(startsIn('Asia/Bangkok', ['2026-03-01'])).toEqual(['2026-02-28T17:00', '2026-03-01T17:00'])
  expect(startsIn('Asia/Kathmandu', ['2026-03-01'])[0]).toBe('2026-02-28T18:15')
  expect(startsIn('Pacific/Kiritimati', ['2026-03-01'])[0]).toBe('2026-02-28T10:00')
})

it('has days of 23 and 25 hours, and one without midnight', () => {
  expect(startsIn('Europe/Madrid', ['2026-03-29', '2026-03-30'])).toEqual([
    '2026-03-28T23:00',
    '2026-03-29T22:00',
    '2026-03-30T22:00',
  ])
  expect(startsIn('Europe/Madrid', ['2026-10-25'])).toEqual(['2026-10-24T22:00', '2026-10-25T23:00'])
  // clocks in Cairo go from 23:59 to 1:00
  expect(startsIn('Africa/Cairo', ['2026-04-24'])[0]).toBe('2026-04-23T22:00')
})

it('knows no zone that does not exist', () => {
  expect(dayReader('Mars/Olympus')).toBeNull()
})

it('lists days over the end of a leap February, and none backwards', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(daysBetween('2028-03-01', '2028-02-28')).toEqual([])
})
