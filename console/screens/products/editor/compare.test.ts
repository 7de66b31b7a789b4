import { differences, merged } from './compare'
import { EMPTY_DRAFT, EMPTY_SKU, type Draft } from './draft'

const base: Draft = {
  ...EMPTY_DRAFT,
  texts: { ...EMPTY_DRAFT.texts, name_en: 'Mug' },
  skus: [{ ...EMPTY_SKU, sku_id: '1', sku: 'MUG', price: '12.00', stock: '4' }],
}
const named = (draft: Draft, name_en: string): Draft => ({ ...draft, texts: { ...draft.texts, name_en } })
const priced = (draft: Draft, price: string): Draft => ({
  ...draft,
  skus: draft.skus.map((sku) => ({ ...sku, price })),
})

it('names what changed, with both values', () => {
  expect(differences(base, priced(named(base, 'Big mug'), '13.00'))).toEqual([
    { group: 'name_en', before: 'Mug', after: 'Big mug' },
    { group: 'variants', sku: 'MUG', field: 'price', before: '12.00', after: '13.00' },
  ])
})

it('names variants that came and went, and leaves stock out, which sales change', () => {
  const [mug] = base.skus
  if (!mug) throw new Error('there is one')
  expect(differences(base, { ...base, skus: [{ ...mug, stock: '2' }] })).toEqual([])
  const other = { ...mug, sku_id: '2', sku: 'CUP' }
  expect(differences(base, { ...base, skus: [other] }).map(({ sku, field }) => [sku, field])).toEqual([
    ['CUP', 'added'],
    ['MUG', 'removed'],
  ])
})

it('keeps my changes where they changed nothing, and theirs where both did', () => {
  const mine = { ...named(base, 'My mug'), ground: 'mist' as const }
  const theirs = priced(named(base, 'Their mug'), '13.00')
  const { both, lost } = merged(base, mine, theirs)
  expect(both.texts.name_en).toBe('Their mug')
  expect(both.ground).toBe('mist')
  expect(both.skus[0]?.price).toBe('13.00')
  expect(lost).toEqual(['name_en'])
})

it('loses nothing where both typed the same', () => {
  const both = named(base, 'Same mug')
  expect(merged(base, both, both)).toMatchObject({ both, lost: [] })
})
