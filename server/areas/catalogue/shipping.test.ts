import { sendingDay } from './shipping'

it('sends at once, or when the shop is back', () => {
  expect(sendingDay('2026-11-23', null)).toBe('2026-11-23')
  expect(sendingDay('2026-11-23', '2026-11-23')).toBe('2026-11-23')
  expect(sendingDay('2026-11-23', '2026-11-24')).toBe('2026-11-24')
})
