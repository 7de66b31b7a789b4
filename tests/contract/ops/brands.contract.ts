/** Operators' calls for brands. */
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { call, ok, refusedFields } from '../support/client'
import { fingerprint, refreshNames, sql } from '../support/control'
import { newItem } from '../support/new-product'
import { newOperator } from '../support/operators'
import { newSeller } from '../support/sellers'
import { freshName, newBrand, pictureOf, suggestedBrand } from './run-input'

/** A product of a brand. */
async function goodsOf(brand_id: string) {
  const goods = await newItem()
  await sql(`update products set brand_id = ${brand_id} where id = ${goods.productId} returning id::text`)
  return goods
}

const brandOf = async (productId: string) =>
  one(await sql<{ brand_id: string }>(`select brand_id::text from products where id = ${productId}`)).brand_id

const browsed = async (q: string) => (await ok('getAllBrand', { q })).list.map(({ name }) => name)

describe('a brand that an operator makes [call.opsBrandSave] [role.operator]', () => {
  it('is browsed by buyers, and changed with its version [call.opsBrands] [field.ops.catalogue] [rule.ops-version]', async () => {
    const operator = await newOperator()
    const name = freshName('Ampère')
    const image = await pictureOf(operator, 'brand')
    const { brand } = await ok('opsBrandSave', { name: ` ${name} `, image, ground: 'lilac' }, operator)
    expect(brand).toMatchObject({ name, ground: 'lilac', state: 'listed', suggested_by: null, products: 0, version: 1 })
    expect(await browsed(name)).toEqual([name])
    const { brand_id } = brand
    const other = freshName('Volta')
    const saved = await ok(
      'opsBrandSave',
      { brand_id, version: 1, name: other, image: { path: brand.image } },
      operator,
    )
    expect(saved.brand).toMatchObject({ name: other, image: brand.image, version: 2 })
    const bare = await ok('opsBrandSave', { brand_id, version: 2, image: { path: '' } }, operator)
    expect(bare.brand).toMatchObject({ name: other, image: '', version: 3 })
    const late = await call('opsBrandSave', { brand_id, version: 1, name: 'Late' }, operator)
    expect([late.code, late.data]).toMatchObject([Code.operationFailed, { reason: 'changed', version: 3 }])
    expect((await ok('opsBrands', { q: other.toLowerCase() }, operator)).list).toEqual([bare.brand])
    const { list } = await ok('opsAudits', { subject: 'brands', subject_id: brand_id }, operator)
    expect(list).toMatchObject([
      { action: 'change', before: { image: brand.image }, after: { image: '' } },
      { action: 'change', before: { name }, after: { name: other } },
      { action: 'create' },
    ])
  })

  it('is found without its accents, by buyers, shops and operators [call.getAllBrand] [call.sellerBrands] [call.opsBrands]', async () => {
    const operator = await newOperator()
    const { brand } = await ok('opsBrandSave', { name: freshName('Ñandú') }, operator)
    const plain = brand.name.replace('Ñandú', 'nandu')
    expect(await browsed(plain)).toEqual([brand.name])
    expect(await browsed(brand.name.normalize('NFD').toUpperCase())).toEqual([brand.name])
    const offered = await ok('sellerBrands', { q: plain }, await newSeller())
    expect(offered.list.map(({ name }) => name)).toEqual([brand.name])
    expect((await ok('opsBrands', { q: plain.toUpperCase() }, operator)).list).toEqual([brand])
  })

  it('has a name of its own, ignoring case, also when two take it at once [wire.unchanged]', async () => {
    const operator = await newOperator()
    const name = freshName('Twin')
    const answers = await Promise.all(
      [name, name.toUpperCase()].map((each) => call('opsBrandSave', { name: each }, operator)),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual([Code.invalidParameter, 200])
    const { brand_id, version } = await newBrand(operator)
    const before = await fingerprint()
    const taken = await call('opsBrandSave', { brand_id, version, name: name.toUpperCase() }, operator)
    expect(taken).toMatchObject({ code: Code.invalidParameter, data: { errors: [{ field: 'name', rule: 'taken' }] } })
    const unnamed = await call('opsBrandSave', { ground: 'sand' }, operator)
    expect([unnamed.code, refusedFields(unnamed)]).toEqual([Code.missingParameters, ['name']])
    expect(await fingerprint()).toBe(before)
  })
})

describe('merging and removing brands [call.opsBrandMerge] [call.opsBrandRemove]', () => {
  it('moves the products, of which no editor saves over it', async () => {
    const operator = await newOperator()
    const [from, to] = [await newBrand(operator), await newBrand(operator)]
    const { productId, shopId } = await goodsOf(from.brand_id)
    const { brand } = await ok('opsBrandMerge', { from_id: from.brand_id, to_id: to.brand_id }, operator)
    expect(brand).toMatchObject({ brand_id: to.brand_id, products: 1 })
    expect(await brandOf(productId)).toBe(to.brand_id)
    await refreshNames()
    expect((await ok('search', { term: to.name }, operator)).count).toBe(1)
    const fields = { shop_id: shopId, product_id: productId, version: 1, name_en: 'Over it' }
    expect((await call('sellerProductSave', fields, operator)).data).toMatchObject({ reason: 'changed' })
    expect((await call('opsBrandRemove', { brand_id: from.brand_id }, operator)).code).toBe(Code.notFound)
  })

  it('is refused with itself, and for a brand that is used or unknown [wire.unchanged]', async () => {
    const operator = await newOperator()
    const { brand_id } = await newBrand(operator)
    await goodsOf(brand_id)
    const before = await fingerprint()
    const itself = await call('opsBrandMerge', { from_id: brand_id, to_id: brand_id }, operator)
    expect([itself.code, refusedFields(itself)]).toEqual([Code.invalidParameter, ['to_id']])
    expect((await call('opsBrandMerge', { from_id: brand_id, to_id: '999999999' }, operator)).code).toBe(Code.notFound)
    const used = await call('opsBrandRemove', { brand_id }, operator)
    expect([used.code, used.data]).toMatchObject([Code.operationFailed, { reason: 'not_allowed' }])
    expect(await fingerprint()).toBe(before)
  })
})

describe('a brand that a shop suggests [call.opsBrandDecide]', () => {
  it('is browsed once it is listed, and the shop gets a notice', async () => {
    const operator = await newOperator()
    const { brand_id, name, seller } = await suggestedBrand()
    expect(await browsed(name)).toEqual([])
    const { list } = await ok('opsBrands', { state: 'suggested', q: name }, operator)
    expect(list).toMatchObject([{ brand_id, suggested_by: { name: expect.any(String) as string } }])
    const { brand } = await ok('opsBrandDecide', { brand_id, state: 1 }, operator)
    expect(brand.state).toBe('listed')
    expect(await browsed(name)).toEqual([name])
    expect((await ok('notices', {}, seller)).list).toMatchObject([{ type: 200, state: 1, text_en: name }])
    const again = await call('opsBrandDecide', { brand_id, state: -1 }, operator)
    expect([again.code, again.data]).toMatchObject([Code.operationFailed, { reason: 'not_allowed' }])
  })

  it('is refused with another brand for its products, and keeps its name', async () => {
    const operator = await newOperator()
    const { brand_id, name, seller } = await suggestedBrand()
    const { productId } = await goodsOf(brand_id)
    const unsaid = await call('opsBrandDecide', { brand_id, state: -1 }, operator)
    expect([unsaid.code, refusedFields(unsaid)]).toEqual([Code.missingParameters, ['to_id']])
    const to = await newBrand(operator)
    const remark = 'It is written otherwise'
    const { brand } = await ok('opsBrandDecide', { brand_id, state: -1, to_id: to.brand_id, remark }, operator)
    expect(brand).toMatchObject({ state: 'refused', products: 0 })
    expect(await brandOf(productId)).toBe(to.brand_id)
    expect((await ok('notices', {}, seller)).list).toMatchObject([{ state: -1, text_en: `${name} · ${remark}` }])
    const taken = await call('opsBrandSave', { name }, operator)
    expect(refusedFields(taken)).toEqual(['name'])
    const into = await call('opsBrandMerge', { from_id: to.brand_id, to_id: brand_id }, operator)
    expect(refusedFields(into)).toEqual(['to_id'])
  })

  it('is not offered to sellers any more, and no product gets it [call.sellerBrands] [rule.brand-suggested]', async () => {
    const operator = await newOperator()
    const { brand_id, name, seller } = await suggestedBrand()
    const offered = async () => (await ok('sellerBrands', { q: name }, seller)).list.map((brand) => brand.brand_id)
    // suggesting it here went around the calls, which would have told the cache
    await ok('clearProductCache', {}, operator)
    expect(await offered()).toEqual([brand_id])
    await ok('opsBrandDecide', { brand_id, state: -1 }, operator)
    expect(await offered()).toEqual([])
    const { productId, shopId } = await goodsOf((await newBrand(operator)).brand_id)
    const fields = { shop_id: shopId, product_id: productId, version: 1, brand_id }
    expect(refusedFields(await call('sellerProductSave', fields, operator))).toEqual(['brand_id'])
  })
})
