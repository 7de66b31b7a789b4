import { sortedBy, turned } from './sort'

it('turns a sort round', () => {
  expect(turned('', 'price')).toBe('price')
  expect(turned('price', 'price')).toBe('-price')
  expect(turned('-price', 'price')).toBe('price')
  expect(turned('-price', 'name')).toBe('name')
})

it('tells the direction', () => {
  expect([sortedBy('price', 'price'), sortedBy('-price', 'price'), sortedBy('name', 'price')]).toEqual([
    'up',
    'down',
    undefined,
  ])
})
