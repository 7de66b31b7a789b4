import { createLocalCount } from './limit-store'

it('counts each caller within a window of its own, and begins again after it', () => {
  let at = 1_000
  const count = createLocalCount(() => at)
  expect(count('a', 60_000)).toEqual({ current: 1, ttl: 60_000 })
  at += 10_000
  expect(count('a', 60_000)).toEqual({ current: 2, ttl: 50_000 })
  expect(count('b', 60_000)).toEqual({ current: 1, ttl: 60_000 })
  at += 50_000
  expect(count('a', 60_000)).toEqual({ current: 1, ttl: 60_000 })
})

it('forgets the oldest caller when there are too many', () => {
  const count = createLocalCount(() => 0)
  for (let caller = 0; caller <= 5_000; caller += 1) count(`caller ${caller}`, 60_000)
  expect(count('caller 5000', 60_000).current).toBe(2)
  expect(count('caller 0', 60_000).current).toBe(1)
})
