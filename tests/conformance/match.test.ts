import { matchRows } from './match'
import type { Row } from './row'
import type { TargetId } from './targets'

const ROWS: Row[] = [
  { id: 'rule.rate', text: 'rates', issue: 'main' },
  { id: 'rule.colour', text: 'colours', issue: 'main' },
  { id: 'route.blog', text: 'blog', issue: 'later' },
]
const test = (title: string, passed = true, target: TargetId = 'node') => ({ title, passed, file: 'a.test.ts', target })

describe('rows in the titles of tests', () => {
  it('counts a row as proven only by a passing test', () => {
    const found = matchRows(ROWS, [test('shows [rule.rate]'), test('refuses [rule.colour]', false)])
    expect([...found.proofs]).toEqual([['rule.rate', { files: ['a.test.ts'], targets: ['node'] }]])
    expect(found.unproven.map((row) => row.id)).toEqual(['rule.colour'])
  })

  it('lists the targets on which a row passed, in the order of the page', () => {
    const found = matchRows(ROWS, [
      test('[rule.rate]', true, 'ios'),
      test('[rule.rate]', true, 'pglite'),
      test('[rule.rate]', false, 'android'),
    ])
    expect(found.proofs.get('rule.rate')?.targets).toEqual(['pglite', 'ios'])
  })

  it('finds several rows in one title', () => {
    const found = matchRows(ROWS, [test('[rule.rate] and [rule.colour]')])
    expect(found.unproven).toEqual([])
  })

  it('reports a row that does not exist', () => {
    const found = matchRows(ROWS, [test('shows [rule.rates]')])
    expect(found.unknown).toEqual([{ row: 'rule.rates', title: 'shows [rule.rates]' }])
  })

  it('ignores brackets without a row', () => {
    const found = matchRows(ROWS, [test('reads [1, 2] and [object Object] and [a]')])
    expect(found.unknown).toEqual([])
  })

  it('reports a row for later that is already proved', () => {
    const found = matchRows(ROWS, [test('lists [route.blog]')])
    expect(found.early.map((row) => row.id)).toEqual(['route.blog'])
  })

  it('lists the targets on which the load states of a screen were tested', () => {
    const SCREENS: Row[] = [{ id: 'route.home', text: 'home', issue: 'main' }]
    const states = { ...test('the states of home [route.home]'), file: 'tests/e2e/weapp/load-states.spec.ts' }
    const opened = { ...test('home [route.home]'), file: 'tests/e2e/native/screens.spec.ts' }
    const { proofs } = matchRows(SCREENS, [
      { ...states, target: 'jsdom' },
      { ...opened, target: 'ios' },
    ])
    expect(proofs.get('route.home')).toMatchObject({ targets: ['jsdom', 'ios'], withStates: ['jsdom'] })
  })
})
