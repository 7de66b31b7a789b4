import fc from 'fast-check'
import { choose, isPossible, variantState, type VariantOption, type VariantSku } from './variants'

const options: VariantOption[] = [
  { option: 'size', name: 'Size', values: ['s', 'l'].map((value) => ({ value, name: value })) },
  { option: 'colour', name: 'Colour', values: ['cognac', 'forest', 'ink'].map((value) => ({ value, name: value })) },
]
const sku = (size: string, colour: string, stock: number): VariantSku => ({
  sku: `${size}-${colour}`,
  options: { size, colour },
  stock,
})
const skus = [sku('s', 'cognac', 3), sku('s', 'ink', 0), sku('l', 'cognac', 0), sku('l', 'forest', 2)]

it('is empty while nothing is chosen, and asks for everything', () => {
  expect(variantState(skus, options, {})).toEqual({ state: 'empty', missing: ['size', 'colour'] })
})

it('is partial with half a choice, and asks for the rest', () => {
  expect(variantState(skus, options, { size: 'l' })).toEqual({ state: 'partial', missing: ['colour'] })
})

it('is complete when all is chosen and in stock', () => {
  expect(variantState(skus, options, { size: 'l', colour: 'forest' })).toEqual({ state: 'complete', sku: skus[3] })
})

it('is a conflict when no variant has the combination', () => {
  expect(variantState(skus, options, { size: 's', colour: 'forest' })).toEqual({
    state: 'conflict',
    alternatives: [
      { option: 'size', values: ['l'] },
      { option: 'colour', values: ['cognac'] },
    ],
  })
})

it('is a dead end when the combination is sold out: large is sold out in cognac, forest has it', () => {
  expect(variantState(skus, options, { size: 'l', colour: 'cognac' })).toEqual({
    state: 'dead-end',
    alternatives: [
      { option: 'size', values: ['s'] },
      { option: 'colour', values: ['forest'] },
    ],
  })
})

it('is impossible when every completion of a partial choice is sold out', () => {
  expect(variantState(skus, options, { colour: 'ink' })).toMatchObject({ state: 'dead-end' })
})

it('is complete at once without options', () => {
  const only = { sku: 'a', options: {}, stock: 1 }
  expect(variantState([only], [], {})).toEqual({ state: 'complete', sku: only })
})

it('greys what cannot be bought with the other choices', () => {
  expect(isPossible(skus, { size: 'l' }, 'colour', 'cognac')).toBe(false)
  expect(isPossible(skus, { size: 'l' }, 'size', 's')).toBe(true)
})

it('gives a value back when it is tapped again', () => {
  expect(choose({ size: 'l' }, 'size', 'l')).toEqual({})
  expect(choose({ size: 'l' }, 'size', 's')).toEqual({ size: 's' })
})

it('leads from any choice of possible values to a variant in stock', () => {
  const stocks = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(stocks, fc.array(fc.nat(), { minLength: 2, maxLength: 2 }), (stock, picks) => {
      const all = ['s', 'l'].flatMap((size, i) =>
        ['cognac', 'forest', 'ink'].map((colour, j) => sku(size, colour, stock[i * 3 + j] ?? 0)),
      )
      fc.pre(all.some((one) => one.stock > 0))
      const choice = options.reduce<Record<string, string>>((chosen, { option, values }, index) => {
        const possible = values.filter(({ value }) => isPossible(all, chosen, option, value))
        return { ...chosen, [option]: possible[(picks[index] ?? 0) % possible.length]?.value ?? 'none' }
      }, {})
      expect(variantState(all, options, choice).state).toBe('complete')
    }),
  )
})
