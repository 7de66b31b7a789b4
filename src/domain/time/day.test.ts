import { dayAfter, dayOf } from './day'

it('is the day of the reader, not the one of Greenwich', () => {
  const evening = new Date(2026, 10, 25, 23, 30)
  expect(dayOf(evening)).toBe('2026-11-25')
  expect(dayOf(new Date(2026, 0, 5, 0, 5))).toBe('2026-01-05')
})

it.each([
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
])('comes before the next: %s', (day, next) => expect(dayAfter(day)).toBe(next))
