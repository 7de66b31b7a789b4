import { blocksOf, type Division } from './blocks-of'

const divide = (given: Partial<Division>) => {
  const division = { count: 100, before: 20, size: 10, columns: 2, keyAt: String, ...given }
  const { start, blocks } = blocksOf(division)
  return { start, blocks: blocks.map(({ from, to }) => [from, to]) }
}

it('divides what follows the first items, and ends with the list', () => {
  expect(divide({ count: 45 })).toEqual({
    start: 20,
    blocks: [
      [20, 30],
      [30, 40],
      [40, 45],
    ],
  })
})

it.each([2, 3, 4, 5])('has whole rows of %i', (columns) => {
  const { start, blocks } = divide({ columns })
  expect(start % columns).toBe(0)
  expect(blocks.slice(0, -1).filter(([from, to]) => (to! - from!) % columns !== 0)).toEqual([])
  expect(blocks[0]?.[0]).toBe(start)
})

it('only fills the row of the first items when there are no more', () => {
  expect(divide({ count: 21, columns: 3 })).toEqual({ start: 21, blocks: [] })
})

it('names a block after its first item', () => {
  const { blocks } = blocksOf({ count: 24, before: 20, size: 2, columns: 1, keyAt: (index) => `product ${index}` })
  expect(blocks.map(({ key }) => key)).toEqual(['product 20', 'product 22'])
})
