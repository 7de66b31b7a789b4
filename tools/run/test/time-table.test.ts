import { timeTable } from './time-table.mjs'

it('shows each stage with its time, the longest first', () => {
  const sums = { passed: 4, failed: 0, skipped: 1, from: 'now' }
  const table = timeTable([
    { name: 'lint', seconds: 59.6, cpu: 80, ...sums },
    { name: 'build', seconds: 130, cpu: 0, ...sums },
  ])
  expect(table.split('\n')).toEqual([
    'stage        time   CPU  passed  failed  skipped  played',
    'build  2 min 10 s     -       4       0        1     now',
    'lint         60 s  80 s       4       0        1     now',
  ])
})
