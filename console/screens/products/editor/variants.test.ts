import { EMPTY_SKU, type DraftSku } from './draft'
import { addOption, addValue, combinations, keyFor, missing, removeOption, removeValue, withMissing } from './variants'

const MUG: DraftSku = { ...EMPTY_SKU, sku_id: '1', sku: 'MUG', price: '12.00' }
const one = { options: [], skus: [MUG] }
const coloured = () => addValue(addOption(one, 'Colour', 'Dark red'), 'colour', 'Blue')
const choices = (part: { skus: readonly DraftSku[] }) =>
  part.skus.map(({ options }) => Object.values(options).join('/'))

it.each([
  ['Dark red', [], 'dark-red'],
  ['Größe 12', [], 'gro-e-12'],
  ['Dark red', ['dark-red'], 'dark-red1'],
  ['สี', [], 'o1'],
  ['สี', ['o1'], 'o2'],
])('makes the key of %p beside %p: %s', (name, taken, key) => expect(keyFor(name, taken)).toBe(key))

it('gives the first value of a new axis to the variants that are there', () => {
  const part = addOption(one, 'Colour', 'Dark red')
  expect(part.skus).toEqual([{ ...MUG, options: { colour: 'dark-red' } }])
  expect(part.options[0]?.names).toMatchObject({ en: 'Colour', th: '' })
})

it('makes a variant for every missing choice, at the price of the first', () => {
  const part = coloured()
  expect(missing(part)).toEqual([{ colour: 'blue' }])
  const skus = withMissing(part)
  expect(skus.map(({ sku, price, sku_id }) => [sku, price, sku_id])).toEqual([
    ['MUG', '12.00', '1'],
    ['MUG-BLUE', '12.00', undefined],
  ])
  expect(missing({ ...part, skus })).toEqual([])
})

it('crosses two axes', () => {
  const part = addValue(addOption(coloured(), 'Size', 'S'), 'size', 'L')
  expect(combinations(part.options)).toHaveLength(4)
  expect(choices({ skus: withMissing(part) })).toEqual(['dark-red/s', 'dark-red/l', 'blue/s', 'blue/l'])
})

it('takes the variants of a value away with it, and keeps one of each choice without an axis', () => {
  const part = { ...coloured(), skus: withMissing(coloured()) }
  expect(choices(removeValue(part, 'colour', 'dark-red'))).toEqual(['blue'])
  const plain = removeOption(part, 'colour')
  expect(plain.options).toEqual([])
  expect(plain.skus.map(({ sku }) => sku)).toEqual(['MUG'])
})
