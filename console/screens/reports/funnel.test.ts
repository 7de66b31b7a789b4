import { widthOf } from './funnel'

const NOTHING = { carts: 0, placed: 0, paid: 0, shipped: 0, completed: 0, refunded: 0, cancelled: 0 }

it('measures each step by the widest, and draws nothing of nothing', () => {
  const funnel = { ...NOTHING, carts: 2, placed: 8, paid: 6 }
  expect([widthOf(funnel, 'carts'), widthOf(funnel, 'placed'), widthOf(funnel, 'paid')]).toEqual([25, 100, 75])
  expect(widthOf(NOTHING, 'placed')).toBe(0)
})
