import { dearer, median, picture, quantile, table, type Compared } from './report'

const ROWS: readonly Compared[] = [
  {
    name: 'list, best',
    before: { cpu: 10, database: 7, p50: 8, p99: 20 },
    after: { cpu: 2.5, database: 0.5, p50: 2, p99: 4 },
  },
  { name: 'a < b', before: { cpu: 1, database: 1, p50: 1, p99: 1 }, after: { cpu: 3, database: 2, p50: 1, p99: 1 } },
]

it.each([
  [0.5, 3],
  [0.99, 5],
  [0, 1],
  [0.2, 1],
  [0.21, 2],
])('the quantile %d of 1 to 5 is %d', (share, expected) => {
  expect(quantile([5, 3, 1, 4, 2], share)).toBe(expected)
})

it('a median needs values', () => {
  expect(median([2, 9, 4])).toBe(4)
  expect(() => median([])).toThrow('there are no values')
})

it('the table has both versions and their ratios', () => {
  expect(table(ROWS).split('\n')).toEqual([
    '| call | CPU before | CPU after | ratio | of it database | p50 before | p50 after | ratio | p99 before | p99 after |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
    '| list, best | 10.0 | 2.50 | 0.25 | 0.50 | 8.00 | 2.00 | 0.25 | 20.0 | 4.00 |',
    '| a < b | 1.00 | 3.00 | 3.00 | 2.00 | 1.00 | 1.00 | 1.00 | 1.00 | 1.00 |',
  ])
})

it('the picture has a bar for each call, cut at twice the time, and its ratio', () => {
  const drawn = picture(ROWS)
  expect([...drawn.matchAll(/<rect x[^>]* width="(\d+)"/g)].map(([, width]) => width)).toEqual(['50', '400'])
  const texts = [...drawn.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words)
  expect(texts).toEqual(['list, best', '0.25', 'a &lt; b', '3.00'])
})

it('names what costs more than before', () => {
  expect(dearer(ROWS)).toEqual(['a < b'])
})

it('the picture has its colours for a dark page, too', () => {
  expect(picture(ROWS)).toContain('@media (prefers-color-scheme: dark)')
})
