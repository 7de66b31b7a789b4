import { expectedOn } from './arrival'

const NOVEMBER = { from: '2026-11-28', to: '2026-11-30' }

describe('the days of arrival', () => {
  it.each([
    ['2026-11-20', NOVEMBER, 'between'],
    ['2026-11-27', NOVEMBER, 'between'],
    ['2026-11-28', NOVEMBER, 'by'],
    ['2026-11-29', NOVEMBER, 'by'],
    ['2026-11-30', NOVEMBER, 'today'],
    ['2026-12-01', NOVEMBER, 'late'],
    ['2026-12-31', { from: '2027-01-01', to: '2027-01-01' }, 'tomorrow'],
    ['2028-02-28', { from: '2028-02-29', to: '2028-02-29' }, 'tomorrow'],
    ['2027-01-01', { from: '2027-01-01', to: '2027-01-01' }, 'today'],
  ])('seen on %s', (today, days, expected) => expect(expectedOn(days, today)).toBe(expected))
})
