import { REQUESTED } from './requested'
import caps from './caps.json'
import type { Cap } from './judge'

const CAPS: readonly (readonly [string, Cap])[] = Object.entries(caps)

it('has one cap for each call, in their order', () => {
  expect(CAPS.map(([name]) => name)).toEqual(REQUESTED.map(({ name }) => name))
})

it.each(CAPS)('%s: a cap is a limit to keep, or says what lets it go down to its goal', (_name, cap) => {
  const { statements, pages, growth, scans, until, goal } = cap
  const isKept = goal === undefined && until === undefined && scans === undefined
  const isWaiting = goal !== undefined && until !== undefined && goal.pages <= pages && goal.statements <= statements
  expect([isKept, isWaiting]).toContain(true)
  expect(growth ?? 2).toBeGreaterThanOrEqual(2)
})
