import { dayOf, endOfDay, startOfDay } from './days'

it('holds a whole day of this time zone', () => {
  const [start = '', end = ''] = [startOfDay('2026-03-05'), endOfDay('2026-03-05')]
  expect(Date.parse(end) - Date.parse(start)).toBe(86_400_000 - 1)
  expect([dayOf(start), dayOf(end)]).toEqual(['2026-03-05', '2026-03-05'])
})

it('knows what is no day', () => expect([startOfDay(''), endOfDay('soon')]).toEqual([undefined, undefined]))
