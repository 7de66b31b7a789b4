import { categoryOf, starterFile } from './starter'

const category = (category_id: string, parent_id: string | null, name_en: string, leaf: boolean) => ({
  ...{ category_id, parent_id, name_en, leaf },
  image: '',
  ground: 'sand',
})
const HOME = category('1', null, 'Home', false)

it('names the first category that can hold products, by its path', () => {
  expect(categoryOf([HOME, category('2', '1', 'Kitchen', true), category('3', '1', 'Bath', true)])).toBe(
    'Home > Kitchen',
  )
  expect(categoryOf([HOME])).toBeUndefined()
})

it('names it by its id where two have the same path', () => {
  expect(categoryOf([HOME, category('2', '1', 'Kitchen', true), category('3', '1', 'Kitchen', true)])).toBe('2')
})

it('has as many cells in each line as columns, and quotes a comma', () => {
  const [head = '', ...lines] = starterFile('Home > Pots').trim().split('\r\n')
  expect(lines.map((line) => line.split(',').length)).toEqual(lines.map(() => head.split(',').length))
  expect(starterFile('Pots, pans')).toContain('"Pots, pans"')
})
