import { factorOf } from './patience.mjs'

it.each([
  [500, 1],
  [1_100, 1],
  [1_650, 1.5],
  [3_300, 3],
  [60_000, 4],
])('has a machine that takes %s ms multiply its limits by %s', (ms, factor) => {
  expect(factorOf(ms)).toBe(factor)
})
