import { ORDER_STATES } from '@contract/base/order-states'
import { isReadable } from './readable'

const now = new Date('2026-11-23T12:00:00Z')
const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * 86_400_000 + ms)

it('shows the buyer from payment on, and not once it is cancelled [rule.seller-address]', () => {
  const hidden = ORDER_STATES.filter((status) => !isReadable({ status, completedAt: null }, now))
  expect(hidden).toEqual(['to_be_paid', 'cancelled'])
})

it('shows the buyer until 30 days after completion', () => {
  expect(isReadable({ status: 'completed', completedAt: daysAgo(30, 1) }, now)).toBe(true)
  expect(isReadable({ status: 'completed', completedAt: daysAgo(30) }, now)).toBe(false)
})
