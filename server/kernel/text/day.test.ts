import { dayAfter, dayIn, dayReader } from './day'

const EVENING = new Date('2026-02-28T22:30:00Z')

it('is tomorrow in Asia while it is today in London', () => {
  expect(dayIn('UTC', EVENING)).toBe('2026-02-28')
  expect(dayIn('Asia/Tokyo', EVENING)).toBe('2026-03-01')
  expect(dayIn('America/Los_Angeles', EVENING)).toBe('2026-02-28')
})

it('has no zone that IANA does not name', () => {
  expect(dayReader('Mars/Olympus')).toBeNull()
  expect(() => dayIn('Mars/Olympus', EVENING)).toThrow("no time zone is called 'Mars/Olympus'")
})

it('counts over the ends of months and years', () => {
  expect([dayAfter('2026-02-28', 1), dayAfter('2028-02-28', 1), dayAfter('2026-12-30', 3)]).toEqual([
    '2026-03-01',
    '2028-02-29',
    '2027-01-02',
  ])
})
