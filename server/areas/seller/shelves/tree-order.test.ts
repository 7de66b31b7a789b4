import { inTreeOrder } from './tree-order'

const node = (id: number, parent: number | null) => ({
  id: BigInt(id),
  parentId: parent === null ? null : BigInt(parent),
})

it('puts each category after its parent, siblings as they were', () => {
  const nodes = [node(3, null), node(1, null), node(5, 1), node(4, 3), node(2, 1), node(6, 5)]
  expect(inTreeOrder(nodes).map(({ id }) => Number(id))).toEqual([3, 4, 1, 5, 6, 2])
  expect(inTreeOrder([])).toEqual([])
})
