import { matchRows } from './match'
import type { Row } from './row'

const ROWS: Row[] = [
  { id: 'rule.rate', text: 'rates', issue: 'main' },
  { id: 'rule.colour', text: 'colours', issue: 'main' },
  { id: 'route.blog', text: 'blog', issue: 'later' },
]
const test = (title: string, passed = true) => ({ title, passed, file: 'a.test.ts' })

describe('rows in the titles of tests', () => {
  it('counts a row as proven by a passing test alone', () => {
    const found = matchRows(ROWS, [test('shows [rule.rate]'), test('refuses [rule.colour]', false)])
    expect([...found.proofs]).toEqual([['rule.rate', ['a.test.ts']]])
    expect(found.unproven.map((row) => row.id)).toEqual(['rule.colour'])
  })

  it('finds several rows in one title', () => {
    const found = matchRows(ROWS, [test('[rule.rate] and [rule.colour]')])
    expect(found.unproven).toEqual([])
  })

  it('names a row that does not exist', () => {
    const found = matchRows(ROWS, [test('shows [rule.rates]')])
    expect(found.unknown).toEqual([{ row: 'rule.rates', title: 'shows [rule.rates]' }])
  })

  it('leaves brackets alone that hold no row', () => {
    const found = matchRows(ROWS, [test('reads [1, 2] and [object Object] and [a]')])
    expect(found.unknown).toEqual([])
  })

  it('tells a row for later that is proven already', () => {
    const found = matchRows(ROWS, [test('lists [route.blog]')])
    expect(found.early.map((row) => row.id)).toEqual(['route.blog'])
  })
})
