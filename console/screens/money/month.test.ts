import { dayText, isMonth, lastDayText, monthText } from './month'

it('names months and days in UTC', () => {
  expect(monthText('en', '2026-11')).toBe('November 2026')
  expect(monthText('es', '2026-02')).toBe('febrero de 2026')
  expect(lastDayText('en', '2026-02')).toMatch(/28/)
  expect(dayText('en', '2026-11-30T23:59:59.000Z')).toMatch(/30/)
})

it('knows a month from what else an address holds', () => {
  expect(['2026-11', '2026-13', '1999-01', 'x', undefined].map(isMonth)).toEqual([true, false, false, false, false])
})
