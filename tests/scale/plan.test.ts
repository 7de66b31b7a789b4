import { pagesOf, scansOf, type PlanNode } from './plan'

const PLAN: PlanNode = {
  'Node Type': 'Limit',
  'Shared Hit Blocks': 30,
  'Shared Read Blocks': 4,
  Plans: [
    {
      'Node Type': 'Nested Loop',
      'Shared Hit Blocks': 30,
      'Shared Read Blocks': 4,
      Plans: [
        { 'Node Type': 'Seq Scan', 'Relation Name': 'skus' },
        { 'Node Type': 'Seq Scan', 'Relation Name': 'orders' },
        { 'Node Type': 'Seq Scan', 'Relation Name': 'skus' },
        { 'Node Type': 'Seq Scan', 'Relation Name': 'currencies' },
        { 'Node Type': 'Index Scan', 'Relation Name': 'products' },
      ],
    },
  ],
}

it('counts the pages of the top node, which has those of all below it', () => {
  expect(pagesOf(PLAN)).toBe(34)
  expect(pagesOf({ 'Node Type': 'Result' })).toBe(0)
})

it('finds each large table that is read as a whole, and leaves small ones and indexes alone', () => {
  expect(scansOf(PLAN)).toEqual(['orders', 'skus'])
})
