import { dayIn, periodOf } from './period'

const TODAY = '2026-03-01'

it('is the last 30 days, another number of days, or two days of the address', () => {
  expect(periodOf({}, TODAY)).toEqual({ preset: '30', from: '2026-01-31', until: TODAY })
  expect(periodOf({ days: '7' }, TODAY)).toEqual({ preset: '7', from: '2026-02-23', until: TODAY })
  const own = { from: '2025-12-24', until: '2025-12-26' }
  expect(periodOf({ ...own, days: '7' }, TODAY)).toEqual({ preset: null, ...own })
  expect(periodOf({ from: own.until, until: own.from }, TODAY)).toEqual({ preset: null, ...own })
})

it('ignores what cannot be read', () => {
  const usual = periodOf({}, TODAY)
  expect(periodOf({ days: '8' }, TODAY)).toEqual(usual)
  expect(periodOf({ from: 'today', until: '2026-01-01' }, TODAY)).toEqual(usual)
  expect(periodOf({ from: '2026-01-01' }, TODAY)).toEqual(usual)
})

it('knows the day in a zone', () => {
  const time = new Date('2026-02-28T18:30:00Z')
  expect([dayIn('UTC', time), dayIn('Asia/Bangkok', time)]).toEqual(['2026-02-28', '2026-03-01'])
})
