import { leaves } from './category-field'

const category = (category_id: string, parent_id: string | null, name_en: string, leaf: boolean) =>
  ({ category_id, parent_id, name_en, leaf, image: '', ground: 'sand' }) as const

it('offers the categories at the ends of the tree, each by its path', () => {
  const all = [
    category('1', null, 'Home', false),
    category('2', '1', 'Table', true),
    category('3', '1', 'Kitchen', false),
    category('4', '3', 'Pans', true),
    category('5', null, 'Books', true),
  ]
  expect(leaves(all, 'en')).toEqual([
    { value: '2', label: 'Home › Table' },
    { value: '4', label: 'Home › Kitchen › Pans' },
    { value: '5', label: 'Books' },
  ])
})
