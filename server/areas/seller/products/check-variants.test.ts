import { optionErrors, skuErrors } from './check-variants'
import type { DraftOption, DraftSku } from './draft'
import type { SkuRow } from './product-details'

const axis = (option: string, ...values: string[]): DraftOption => ({
  option,
  names: { en: option },
  values: values.map((value) => ({ value, names: { en: value } })),
})
const sku = (code: string, options: Record<string, string>, more: Partial<DraftSku> = {}): DraftSku => ({
  ...{
    id: null,
    sku: code,
    options,
    priceMinor: 1n,
    specialPriceMinor: null,
    image: null,
    discontinued: false,
    stock: 0,
  },
  ...more,
})
const row = (id: bigint, code: string, options: Record<string, string>): SkuRow => ({
  ...{ id, sku: code, options, productId: 1n, shopId: 1n, priceMinor: 1n, specialPriceMinor: null },
  ...{ stock: 0, image: null, discontinued: true },
})
const told = (errors: readonly { field: string; rule: string }[]) => errors.map(({ field, rule }) => `${field} ${rule}`)

describe('the axes of a product [rule.seller-variants]', () => {
  it('have keys and names of their own', () => {
    expect(optionErrors([axis('size', 's', 'm'), axis('colour', 'red')])).toEqual([])
    expect(told(optionErrors([axis('size', 's', 's'), axis('size', 'm'), axis('a b', 'x')]))).toEqual([
      'options.0.values.1.value taken',
      'options.1.option taken',
      'options.2.option format',
    ])
    const unnamed = { ...axis('size', 's'), names: { en: '' } }
    expect(told(optionErrors([unnamed]))).toEqual(['options.0.names_en required'])
  })
})

describe('the variants of a product [rule.seller-variants]', () => {
  const options = [axis('size', 's', 'm'), axis('colour', 'red', 'blue')]
  const around = { options, present: [], staying: [] }

  it('choose one value of each axis, no two alike', () => {
    const good = [sku('A', { size: 's', colour: 'red' }), sku('B', { colour: 'blue', size: 's' })]
    expect(skuErrors(good, around)).toEqual([])
    const bad = [
      sku('A', { size: 's' }),
      sku('B', { size: 's', colour: 'green' }),
      sku('C', { size: 's', colour: 'red' }),
      sku('D', { colour: 'red', size: 's' }),
    ]
    expect(told(skuErrors(bad, around))).toEqual([
      'skus.0.options one_of',
      'skus.1.options one_of',
      'skus.3.options taken',
    ])
  })

  it('of a product without axes are one', () => {
    const two = [sku('A', {}), sku('B', {})]
    expect(told(skuErrors(two, { ...around, options: [] }))).toEqual(['skus.1.options taken'])
  })

  it('have SKUs that differ by more than capitals, also from those that have to stay', () => {
    const staying = [row(7n, 'OLD', { size: 's', colour: 'red' })]
    const skus = [sku('old', { size: 'm', colour: 'red' }), sku('x', { size: 's', colour: 'red' })]
    expect(told(skuErrors(skus, { ...around, present: staying, staying }))).toEqual([
      'skus.0.sku taken',
      'skus.1.options taken',
    ])
  })

  it('keep a SKU that would not be taken today, and may be discontinued with a choice that is gone', () => {
    const present = [row(7n, 'OLD MUG', { size: 'xl' })]
    const kept = sku('OLD MUG', { size: 'xl' }, { id: 7n, discontinued: true })
    expect(skuErrors([kept], { ...around, present })).toEqual([])
    expect(told(skuErrors([sku('OLD MUG', { size: 's', colour: 'red' })], around))).toEqual(['skus.0.sku format'])
  })

  it('that are not on offer have keys, too, or what they had before', () => {
    const present = [row(7n, 'OLD', { Größe: 'sehr groß' })]
    const kept = sku('OLD', { Größe: 'sehr groß' }, { id: 7n, discontinued: true })
    const fresh = sku('NEW', { size: '<b>xl</b>' }, { discontinued: true })
    expect(told(skuErrors([kept, fresh], { ...around, present }))).toEqual(['skus.1.options format'])
  })
})
