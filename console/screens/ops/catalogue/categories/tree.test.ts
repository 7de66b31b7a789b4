import type { OpsCategory } from '@contract/entities/market/catalogue'
import { parentsFor, placeOf, stepOf, wayTo } from './tree'

const category = (category_id: string, parent_id: string | null): OpsCategory => ({
  category_id,
  parent_id,
  names_en: `Category ${category_id}`,
  image: '',
  ground: 'sand',
  products: 0,
  children: 0,
  commission_bps: null,
  size_guide: null,
  version: 1,
  updated_at: '2026-11-23T10:00:00.000Z',
  updated_by_name: '',
})

/** 1 (11 (111), 12), 2, 3 */
const TREE = [
  category('1', null),
  category('11', '1'),
  category('111', '11'),
  category('12', '1'),
  category('2', null),
  category('3', null),
]
const ids = (list: readonly OpsCategory[]) => list.map(({ category_id }) => category_id)

it('steps up and down among siblings, and no further', () => {
  expect(stepOf(TREE, '3', 'up')).toEqual({ category_id: '3', parent_id: undefined, before_id: '2' })
  expect(stepOf(TREE, '1', 'down')).toEqual({ category_id: '1', parent_id: undefined, before_id: '3' })
  expect(stepOf(TREE, '11', 'down')).toEqual({ category_id: '11', parent_id: '1', before_id: undefined })
  expect([stepOf(TREE, '1', 'up'), stepOf(TREE, '12', 'down'), stepOf(TREE, '99', 'up')]).toEqual([null, null, null])
})

it('steps into the sibling above, unless the tree gets too deep, and out of its parent', () => {
  expect(stepOf(TREE, '12', 'in')).toEqual({ category_id: '12', parent_id: '11', before_id: undefined })
  expect(stepOf(TREE, '3', 'in')).toEqual({ category_id: '3', parent_id: '2', before_id: undefined })
  const deep = [category('0', null), ...TREE]
  expect(stepOf(deep, '1', 'in')).toBeNull()
  expect(stepOf(TREE, '111', 'out')).toEqual({ category_id: '111', parent_id: '1', before_id: '12' })
  expect(stepOf(TREE, '12', 'out')).toEqual({ category_id: '12', parent_id: undefined, before_id: '2' })
  expect(stepOf(TREE, '1', 'out')).toBeNull()
})

it('offers the parents that a category may have, and knows where it is', () => {
  expect(ids(parentsFor(TREE, null))).toEqual(['1', '11', '12', '2', '3'])
  expect(ids(parentsFor(TREE, '11'))).toEqual(['1', '2', '3'])
  expect(ids(parentsFor(TREE, '1'))).toEqual([])
  expect(ids(wayTo(TREE, '111'))).toEqual(['1', '11', '111'])
  expect(placeOf(TREE, '12')).toEqual({ place: 2, count: 2 })
})
