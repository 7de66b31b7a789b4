/** Operators' calls for the category tree. */
import { Code } from '@contract/base/codes'
import type { SizeGuide } from '@contract/entities/product'
import type { RefusalData } from '@contract/base/envelope'
import { call, ok, refusedFields } from '../support/client'
import { fingerprint, refreshNames, sql } from '../support/control'
import { newItem } from '../support/new-product'
import { newOperator } from '../support/operators'
import type { Buyer } from '../support/people'
import { freshName, newBrand, newCategory, pictureOf, SIZES } from './run-input'

const listed = async (operator: Buyer, id: string) =>
  (await ok('opsCategories', {}, operator)).list.find(({ category_id }) => category_id === id)

/** A product in a category. */
async function goodsIn(category_id: string) {
  const goods = await newItem()
  await sql(`update products set category_id = ${category_id} where id = ${goods.productId} returning id::text`)
  return goods
}

describe('a category that an operator makes [call.opsCategorySave] [role.operator]', () => {
  it('is in the list of operators and in the tree of buyers, with its picture [call.opsCategories] [field.ops.catalogue]', async () => {
    const operator = await newOperator()
    const names_en = freshName('Teapots')
    const image = await pictureOf(operator, 'category')
    const sent = { names_en, names_th: ' กาน้ำชา ', image, ground: 'clay' as const }
    const { category } = await ok('opsCategorySave', sent, operator)
    expect(category).toMatchObject({ parent_id: null, names_en, names_th: 'กาน้ำชา', ground: 'clay', version: 1 })
    expect(category).toMatchObject({ updated_by_name: expect.stringMatching(/./) as string })
    expect(category).toMatchObject({ products: 0, children: 0, image: expect.stringMatching(/-600\.webp$/) as string })
    expect(await listed(operator, category.category_id)).toEqual(category)
    const { list } = await ok('getFirstCategory', {})
    expect(list.find(({ category_id }) => category_id === category.category_id)).toMatchObject({ name_en: names_en })
    const { list: audits } = await ok(
      'opsAudits',
      { subject: 'categories', subject_id: category.category_id },
      operator,
    )
    expect(audits).toMatchObject([{ action: 'create', before: {}, after: { names_en, ground: 'clay' } }])
    const { category_id, version } = category
    const bare = await ok('opsCategorySave', { category_id, version, image: { path: '' } }, operator)
    expect(bare.category).toMatchObject({ names_en, image: '' })
  })

  it('is changed with the version that was read; the second of two learns who was faster [rule.ops-version]', async () => {
    const [one, other] = [await newOperator(), await newOperator()]
    const { category_id, version } = await newCategory(one)
    const answers = await Promise.all(
      [one, other].map((each) => call('opsCategorySave', { category_id, version, names_es: freshName('Otra') }, each)),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual([200, Code.operationFailed])
    const refused = answers.find(({ code }) => code !== 200)
    expect(refused?.data).toMatchObject({
      reason: 'changed',
      version: 2,
      updated_by_name: expect.any(String) as string,
    })
    const before = await fingerprint()
    const late = await call('opsCategorySave', { category_id, version, names_en: 'Late' }, other)
    expect([late.code, late.data]).toMatchObject([Code.operationFailed, { reason: 'changed', version: 2 }])
    const unsaid = await call('opsCategorySave', { category_id, names_en: 'Late' }, other)
    expect([unsaid.code, refusedFields(unsaid)]).toEqual([Code.missingParameters, ['version']])
    expect(await fingerprint()).toBe(before)
  })

  it('is refused without an English name, below nothing, with somebody’s picture and too deep [wire.unchanged]', async () => {
    const [operator, other] = [await newOperator(), await newOperator()]
    const first = await newCategory(operator)
    const second = await newCategory(operator, first.category_id)
    const third = await newCategory(operator, second.category_id)
    const theirs = await pictureOf(other, 'category')
    const before = await fingerprint()
    const wrong = [
      [{ names_es: 'Sin inglés' }, Code.missingParameters, ['names_en']],
      [{ names_en: 'Below nothing', parent_id: '999999999' }, Code.invalidParameter, ['parent_id']],
      [{ names_en: 'Too deep', parent_id: third.category_id }, Code.invalidParameter, ['parent_id']],
      [{ names_en: 'Not mine', image: theirs }, Code.invalidParameter, ['image']],
      [{ names_en: 'A path', image: { path: '/etc/passwd' } }, Code.invalidParameter, ['image']],
    ] as const
    for (const [fields, code, names] of wrong) {
      const answer = await call('opsCategorySave', fields, operator)
      expect([answer.code, refusedFields(answer)]).toEqual([code, names])
    }
    const { version } = first
    const gone = await call('opsCategorySave', { category_id: '999999999', version, names_en: 'Gone' }, operator)
    expect(gone.code).toBe(Code.notFound)
    expect(await fingerprint()).toBe(before)
  })
})

describe('a new name', () => {
  it('is what searches find the products by, those of the categories below too [rule.ops-names]', async () => {
    const operator = await newOperator()
    const top = await newCategory(operator)
    const below = await newCategory(operator, top.category_id)
    const { productId } = await goodsIn(below.category_id)
    const word = `zz${crypto.randomUUID().slice(0, 8)}`
    const found = async () => (await ok('search', { term: word }, operator)).list.map(({ product_id }) => product_id)
    expect(await found()).toEqual([])
    await ok('opsCategorySave', { category_id: top.category_id, version: 1, names_jp: word }, operator)
    await refreshNames()
    expect(await found()).toEqual([productId])
    const brand = await newBrand(operator)
    await sql(`update products set brand_id = ${brand.brand_id} where id = ${productId} returning id::text`)
    const name = `yy${crypto.randomUUID().slice(0, 8)}`
    await ok('opsBrandSave', { brand_id: brand.brand_id, version: brand.version, name }, operator)
    await refreshNames()
    expect((await ok('search', { term: name }, operator)).list.map(({ product_id }) => product_id)).toEqual([productId])
    await ok('opsCategoryMove', { category_id: below.category_id }, operator)
    await refreshNames()
    expect(await found()).toEqual([])
  })
})

describe('a size guide [call.opsCategorySave]', () => {
  it('counts for the category and for those below it, until they have their own or it is removed', async () => {
    const operator = await newOperator()
    const top = await newCategory(operator)
    const below = await newCategory(operator, top.category_id)
    const guideOf = async ({ category_id }: { category_id: string }) => {
      const { productId: product_id } = await goodsIn(category_id)
      await sql(
        `insert into product_options (product_id, option, names, values) values
           (${product_id}, 'fit', '{"en":"Fit"}', '[{"value":"s","names":{"en":"S"}}]') returning option`,
      )
      return (await ok('product', { product_id })).product.size_guide
    }
    const shown = (guide: SizeGuide) => ({ option: 'fit', ...guide })
    const save = ({ category_id }: { category_id: string }, version: number, size_guide: SizeGuide) =>
      ok('opsCategorySave', { category_id, version, size_guide }, operator)
    expect([await guideOf(top), await guideOf(below)]).toEqual([undefined, undefined])
    const { category } = await save(top, top.version, SIZES)
    expect(category.size_guide).toEqual(SIZES)
    expect([await guideOf(top), await guideOf(below)]).toEqual([shown(SIZES), shown(SIZES)])
    const own: SizeGuide = { measures: ['foot'], rows: [{ size: 's', values: ['24'] }] }
    await save(below, below.version, own)
    expect([await guideOf(top), await guideOf(below)]).toEqual([shown(SIZES), shown(own)])
    const names_es = freshName('Otra')
    const kept = await ok(
      'opsCategorySave',
      { category_id: top.category_id, version: category.version, names_es },
      operator,
    )
    expect(kept.category.size_guide).toEqual(SIZES)
    await save(top, kept.category.version, { measures: [], rows: [] })
    expect([await guideOf(top), await guideOf(below)]).toEqual([undefined, shown(own)])
  })

  it.each<[string, SizeGuide, readonly (readonly [string, string])[]]>([
    ['without a measure', { measures: [], rows: [{ size: 'S', values: [] }] }, [['size_guide.measures', 'required']]],
    [
      'with a measure twice',
      { measures: ['hips', 'hips'], rows: [{ size: 'S', values: ['1', '2'] }] },
      [['size_guide.measures.1', 'taken']],
    ],
    [
      'whose rows have no name, are uneven or there twice',
      {
        measures: ['hips'],
        rows: [
          { size: ' ', values: ['1'] },
          { size: 'M', values: [] },
          { size: 'M ', values: ['1'] },
        ],
      },
      [
        ['size_guide.rows.0.size', 'required'],
        ['size_guide.rows.1.values', 'format'],
        ['size_guide.rows.2.size', 'taken'],
      ],
    ],
  ])('is refused %s, and changes nothing', async (_name, size_guide, faults) => {
    const operator = await newOperator()
    const { category_id, version } = await newCategory(operator)
    const before = await fingerprint()
    const answer = await call('opsCategorySave', { category_id, version, size_guide }, operator)
    const { errors = [] } = answer.data as RefusalData
    expect(errors.map(({ field, rule }) => [field, rule])).toEqual(faults)
    expect(await fingerprint()).toEqual(before)
  })
})

describe('the tree [call.opsCategoryMove]', () => {
  it('has a moved category where it was put', async () => {
    const operator = await newOperator()
    const top = await newCategory(operator)
    const [a, b, c] = [
      await newCategory(operator, top.category_id),
      await newCategory(operator, top.category_id),
      await newCategory(operator),
    ]
    await ok(
      'opsCategoryMove',
      { category_id: c.category_id, parent_id: top.category_id, before_id: b.category_id },
      operator,
    )
    const { list } = await ok('seriesCategorys', { category_id: top.category_id })
    expect(list[0]?.children.map(({ category_id }) => category_id)).toEqual(
      [a, c, b].map(({ category_id }) => category_id),
    )
    expect(await listed(operator, c.category_id)).toMatchObject({ parent_id: top.category_id, version: 1 })
  })

  it('takes no category under itself, below itself, or in front of a stranger [wire.unchanged]', async () => {
    const operator = await newOperator()
    const top = await newCategory(operator)
    const below = await newCategory(operator, top.category_id)
    const { category_id } = top
    const before = await fingerprint()
    const wrong = [
      [{ category_id, parent_id: category_id }, 'parent_id'],
      [{ category_id, parent_id: below.category_id }, 'parent_id'],
      [{ category_id, parent_id: '999999999' }, 'parent_id'],
      [{ category_id, before_id: below.category_id }, 'before_id'],
    ] as const
    for (const [fields, field] of wrong) {
      const answer = await call('opsCategoryMove', fields, operator)
      expect([answer.code, refusedFields(answer)]).toEqual([Code.invalidParameter, [field]])
    }
    expect(await fingerprint()).toBe(before)
  })

  it('never becomes a circle by two moves at once', async () => {
    const operator = await newOperator()
    const [a, b] = [await newCategory(operator), await newCategory(operator)]
    const answers = await Promise.all([
      call('opsCategoryMove', { category_id: a.category_id, parent_id: b.category_id }, operator),
      call('opsCategoryMove', { category_id: b.category_id, parent_id: a.category_id }, operator),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual([Code.invalidParameter, 200])
  })
})

describe('a category that is removed [call.opsCategoryRemove]', () => {
  it('was empty: one with products or categories stays', async () => {
    const operator = await newOperator()
    const top = await newCategory(operator)
    const below = await newCategory(operator, top.category_id)
    const { productId } = await goodsIn(below.category_id)
    for (const { category_id } of [top, below]) {
      const { code, data } = await call('opsCategoryRemove', { category_id }, operator)
      expect([code, data]).toMatchObject([Code.operationFailed, { reason: 'not_allowed' }])
    }
    await sql(
      `update products set category_id = (select min(id) from categories) where id = ${productId} returning id::text`,
    )
    for (const { category_id } of [below, top]) await ok('opsCategoryRemove', { category_id }, operator)
    expect(await listed(operator, top.category_id)).toBeUndefined()
    expect((await call('opsCategoryRemove', { category_id: top.category_id }, operator)).code).toBe(Code.notFound)
  })
})
