import { addressOf, oneOf, pageOf } from './params'

it('writes the parameters that have a value', () => {
  expect(addressOf('/products', { q: 'a b', state: '', p: undefined })).toBe('/products?q=a+b')
  expect(addressOf('/products', {})).toBe('/products')
})

it.each([
  [undefined, 1],
  ['3', 3],
  ['0', 1],
  ['-2', 1],
  ['1e9', 1],
])('reads the page %p as %d', (p, page) => expect(pageOf({ p })).toBe(page))

it('takes what it knows alone', () => {
  expect(oneOf(['low', 'out'], 'out')).toBe('out')
  expect(oneOf(['low', 'out'], 'full')).toBeUndefined()
})
