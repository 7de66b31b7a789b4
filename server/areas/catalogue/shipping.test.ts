import { sendsFrom } from './shipping'

const now = new Date('2026-11-23T12:00:00Z')

it('sends at once, or when the shop is back', () => {
  expect(sendsFrom(now, null)).toBe(now)
  expect(sendsFrom(now, '2026-11-23')).toBe(now)
  expect(sendsFrom(now, '2026-11-24').toISOString()).toBe('2026-11-24T00:00:00.000Z')
})
