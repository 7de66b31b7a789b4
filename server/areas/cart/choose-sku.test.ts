import { chooseSku, outcomeOf, type Variant } from './choose-sku'

const row = (sku: string, more: Partial<Variant> = {}): Variant => ({
  skuId: BigInt(sku.length),
  productId: 7n,
  sku,
  stock: 3,
  options: {},
  skuDiscontinued: false,
  productHidden: false,
  ...more,
})
const red = row('RED', { options: { colour: 'red' } })
const blue = row('BLUE', { options: { colour: 'blue' } })
const plain = row('P')
const off = (variant: Variant) => ({ ...variant, skuDiscontinued: true })

it('buys a product that lost its variants without asking for one [field.product.variants]', () => {
  expect(chooseSku([off(red), off(blue), plain], undefined)).toMatchObject({ sku: 'P', withdrawn: false })
  expect(chooseSku([off(red), plain], 'RED')).toMatchObject({ sku: 'RED', withdrawn: true, choosable: false })
})

it('asks for the variant of a product that got some, although its old SKU is still there', () => {
  expect(() => chooseSku([off(plain), red, blue], undefined)).toThrow()
  expect(chooseSku([off(plain), red, blue], 'P')).toMatchObject({ withdrawn: true, choosable: true })
})

it('finds a withdrawn SKU when there is no other, and asks for none of its variants', () => {
  expect(chooseSku([off(red), off(blue)], undefined)).toMatchObject({ withdrawn: true, choosable: false })
})

it('says of an item of a visitor’s cart what became of it', () => {
  expect(outcomeOf([red, blue], 'BLUE')).toMatchObject({ kind: 'found', sku: { sku: 'BLUE' } })
  expect(outcomeOf([red, blue], undefined)).toMatchObject({ kind: 'missing', like: { choosable: true } })
  expect(outcomeOf([red], 'GREEN')).toMatchObject({ kind: 'missing', like: { withdrawn: true, choosable: true } })
  expect(outcomeOf([plain], 'GREEN')).toMatchObject({ kind: 'missing', like: { choosable: false } })
  expect(outcomeOf([{ ...red, productHidden: true }], undefined)).toMatchObject({ like: { choosable: false } })
  expect(outcomeOf([], undefined)).toEqual({ kind: 'unknown' })
})
