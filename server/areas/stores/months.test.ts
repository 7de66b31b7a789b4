import { monthsOf } from './months'

const told = (time: string) => {
  const { thisMonth, lastMonth, days } = monthsOf(new Date(time))
  return { thisMonth: thisMonth.toISOString(), lastMonth: lastMonth.toISOString(), first: days[0], last: days.at(-1) }
}

it('counts from the first of the month to today, by UTC', () => {
  expect(told('2026-03-31T23:59:59.999Z')).toEqual({
    thisMonth: '2026-03-01T00:00:00.000Z',
    lastMonth: '2026-02-01T00:00:00.000Z',
    first: '2026-03-01',
    last: '2026-03-31',
  })
  expect(monthsOf(new Date('2026-03-31T12:00:00Z')).days).toHaveLength(31)
})

it('begins a month with one day, and goes back over the year', () => {
  expect(told('2026-01-01T00:00:00.000Z')).toEqual({
    thisMonth: '2026-01-01T00:00:00.000Z',
    lastMonth: '2025-12-01T00:00:00.000Z',
    first: '2026-01-01',
    last: '2026-01-01',
  })
})

it('knows leap years', () => expect(monthsOf(new Date('2028-02-29T10:00:00Z')).days.at(-1)).toBe('2028-02-29'))
