import type { SellerProduct } from '@contract/entities/seller/product'
import { changedFields, draftOf, EMPTY_DRAFT, EMPTY_SKU, hundredths, isChanged, newFields } from './draft'

const PRODUCT = {
  name_en: 'Teapot',
  name_th: 'กาน้ำชา',
  category_id: '3',
  brand_id: '4',
  ground: 'clay',
  tax_rate: 725,
  images: [{ path: 'a-600.webp' }],
  options: [{ option: 'colour', names_en: 'Colour', values: [{ value: 'red', names_en: 'Red', image: null }] }],
  skus: [
    {
      ...{ sku_id: '9', sku: 'TEAPOT', options: { colour: 'red' }, price: '15.90', special_price: null, stock: 7 },
      ...{ image: null, discontinued: false },
    },
  ],
} as unknown as SellerProduct
const base = draftOf(PRODUCT)

it('sends nothing of a product that was not changed', () => {
  expect(isChanged(draftOf(PRODUCT), base)).toBe(false)
  expect(changedFields(draftOf(PRODUCT), base)).toEqual({})
})

it('sends what was changed, an emptied text as empty', () => {
  const draft = { ...base, texts: { ...base.texts, name_th: ' ', name_es: 'Tetera' }, tax_rate: '19' }
  expect(isChanged(draft, base)).toBe(true)
  expect(changedFields(draft, base)).toEqual({ name_th: '', name_es: 'Tetera', tax_rate: 1900 })
})

it('names variants by their id, and gives a first stock to new ones alone', () => {
  const [known] = base.skus
  if (!known) throw new Error('the product has a variant')
  const added = { ...EMPTY_SKU, sku: 'TEAPOT-BLUE', options: { colour: 'blue' }, price: '16', stock: '5' }
  const { skus } = changedFields({ ...base, skus: [{ ...known, special_price: '11.90' }, added] }, base)
  expect(skus).toMatchObject([
    { sku_id: '9', price: '15.90', special_price: '11.90' },
    { sku: 'TEAPOT-BLUE', stock: 5, special_price: null },
  ])
  expect(skus?.[0]).not.toHaveProperty('stock')
})

it('sends uploads by their id, and pictures that are there by their path', () => {
  const draft = { ...base, images: [{ upload_id: '5', url: '/uploads/5' }, ...base.images] }
  expect(changedFields(draft, base)).toEqual({ images: [{ upload_id: '5' }, { path: 'a-600.webp' }] })
})

it('leaves the fields of a new product out that nobody filled in, so that they are asked for', () => {
  expect(newFields(EMPTY_DRAFT)).toEqual({ ground: 'sand', skus: [expect.objectContaining({ sku: '', stock: 0 })] })
  expect(newFields({ ...EMPTY_DRAFT, category_id: '3' })).toMatchObject({ category_id: '3' })
})

it.each([
  ['19', 1900],
  ['7.25', 725],
  ['7,5', 750],
  ['', undefined],
  ['x', undefined],
  ['1.234', undefined],
])('reads %p percent as %p', (text, value) => expect(hundredths(text)).toBe(value))
