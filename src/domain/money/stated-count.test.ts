import { statedCount } from './stated-count'

it.each([
  ['en', '10,000+'],
  ['es', '10.000+'],
] as const)('says in %s that there are more than the server counts [wire.count-more]', (language, expected) => {
  expect(statedCount(10_000, true, language)).toBe(expected)
  expect(statedCount(12, undefined, language)).toBe(12)
})
