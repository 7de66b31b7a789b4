import type { CategoryNode } from '@contract/entities/product'
import { findCategory } from './find-category'

const node = (category_id: string, children: CategoryNode[] = []): CategoryNode => ({
  category_id,
  name_en: category_id,
  image: '',
  ground: 'sand',
  children,
})
const TREE = [node('1', [node('11'), node('12', [node('121')])]), node('2')]

it.each(['1', '12', '121', '2'])('finds %s at any depth', (id) => expect(findCategory(TREE, id)?.category_id).toBe(id))

it('finds nothing where there is no such category', () => {
  expect(findCategory(TREE, '3')).toBeUndefined()
  expect(findCategory([], '1')).toBeUndefined()
})
