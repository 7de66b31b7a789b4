import { variantText, variantWith } from './variant-text'

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

test('further facts follow the variant, and nothing stands for what is missing', () => {
  expect(variantWith([{ name: 'Pack', value: 'One' }], '2 pieces')).toBe('Pack: One · 2 pieces')
  expect(variantWith([], '', '2 pieces')).toBe('2 pieces')
})
