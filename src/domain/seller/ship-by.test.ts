import { shipBy } from './ship-by'

const NOW = new Date(2026, 10, 23, 15, 0).getTime()
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()

it.each([
  ['late', at(23, 14), '2026-11-23'],
  ['late', at(20, 9), '2026-11-20'],
  ['today', at(23, 16), '2026-11-23'],
  ['tomorrow', at(24, 1), '2026-11-24'],
  ['tomorrow', at(24, 23), '2026-11-24'],
  ['later', at(25, 0), '2026-11-25'],
])('is %s for %s', (when, until, day) => {
  expect(shipBy(until, NOW)).toEqual({ when, day })
})

it('counts the last day of a month before the first of the next', () => {
  const now = new Date(2026, 10, 30, 12).getTime()
  expect(shipBy(new Date(2026, 11, 1, 12).toISOString(), now)).toEqual({ when: 'tomorrow', day: '2026-12-01' })
})
