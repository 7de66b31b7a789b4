import { Refusal } from '../../../kernel/http/refusal'
import { endOf, startOf } from './days'

it('begins at midnight in UTC and ends where the next day begins', () => {
  expect(startOf('from', '2028-02-29')).toEqual(new Date('2028-02-29T00:00:00Z'))
  expect(endOf('until', '2028-02-29')).toEqual(new Date('2028-03-01T00:00:00Z'))
  expect(startOf('from', undefined)).toBeUndefined()
  expect(endOf('until', undefined)).toBeUndefined()
})

it.each(['2026-02-29', '2026-02-30', '2026-13-01', '2026-00-10'])('refuses %s, which no calendar has', (day) => {
  expect(() => startOf('from', day)).toThrow(Refusal)
  expect(() => endOf('until', day)).toThrow(Refusal)
})

it.each(['0000-01-01', '9999-12-31'])('keeps %s within what the database reads', (day) => {
  expect(endOf('until', day)?.toISOString()).toMatch(/^(1970|9999)-/)
})
