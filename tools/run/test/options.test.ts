import { requestedStages } from './options.mjs'

const lint = { name: 'lint', shard: 1 }
const unit = { name: 'unit', shard: 1 }
const faults = { name: 'faults', shard: 2 }
const rows = { name: 'conformance', last: true }
const pictures = { name: 'pictures' }
const GATE = { command: 'npm test', all: [lint, unit] }
const ALL = { command: 'npm run test:all', all: [lint, unit, faults, rows], extra: [pictures] }

it('asks for all stages but those that run only when named', () => {
  expect(requestedStages([], ALL)).toEqual({ stages: [lint, unit, faults, rows], partial: false })
  expect(requestedStages(['--only', 'pictures,lint'], ALL)).toEqual({ stages: [lint, pictures], partial: true })
})

it('asks for the stages of one machine, and for what reads their reports', () => {
  expect(requestedStages(['--shard', '1/4'], ALL)).toEqual({ stages: [lint, unit, rows], partial: true })
})

it.each([
  ['--only', 'walks'],
  ['--shard', '5/4'],
  ['--shard', '1/3'],
  ['--shard', '1/4', '--only', 'lint'],
  ['lint'],
  ['--all'],
])('says what can be requestedStages for, not %s %s', (...args) => {
  expect(() => requestedStages(args, ALL)).toThrow(
    'usage: npm run test:all -- [--only <lint|unit|faults|conformance|pictures>[,…]] [--shard K/4]',
  )
})

it('has no shards of the gate', () => {
  expect(() => requestedStages(['--shard', '1/4'], GATE)).toThrow('usage: npm test -- [--only <lint|unit>[,…]]')
})
