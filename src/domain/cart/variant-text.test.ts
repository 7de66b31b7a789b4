import { variantText } from './variant-text'

test('names the property of each value, so that a number word is no quantity', () => {
  expect(variantText([{ name: 'Pack', value: 'One' }])).toBe('Pack: One')
  expect(
    variantText([
      { name: 'Size', value: 'EU 40' },
      { name: 'Colour', value: 'red' },
    ]),
  ).toBe('Size: EU 40, Colour: red')
})

test('a product without options has no words for its variant', () => {
  expect(variantText([])).toBe('')
})
