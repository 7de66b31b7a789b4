/** Viewed products, and the comparison of products. */
import { Code } from '@contract/base/codes'
import { at, one } from '@contract/rules/lists'
import { call, ok } from './support/client'
import { moveClock, sql } from './support/control'
import { newItem } from './support/new-product'
import { newBuyer } from './support/people'

const withdraw = (productId: string) =>
  sql(`update products set state = 'withdrawn', hidden = true where id = ${productId} returning id::text`)
const idsOf = (list: readonly { product_id: string }[]) => list.map(({ product_id }) => product_id)

describe('the list of viewed products', () => {
  it('has each product once with its time, the latest first [call.history]', async () => {
    const buyer = await newBuyer()
    const [a, b] = [await newItem(), await newItem()]
    try {
      for (const [seconds, { productId }] of [a, b, a].entries()) {
        await moveClock(seconds * 120)
        await ok('product', { product_id: productId }, buyer)
      }
    } finally {
      await moveClock(0)
    }
    const { list, count } = await ok('history', {}, buyer)
    expect(idsOf(list)).toEqual([a.productId, b.productId])
    expect(count).toBe(2)
    expect(Date.parse(one(list).seen_at ?? '')).toBeGreaterThan(Date.parse(at(list, 1).seen_at ?? ''))
    expect(await ok('history', { p: 2 }, buyer)).toMatchObject({ list: [], count: 2 })
    expect((await ok('history', {}, await newBuyer())).count).toBe(0)
  })

  it('leaves out products that have been withdrawn since [call.history]', async () => {
    const buyer = await newBuyer()
    const { productId } = await newItem()
    await ok('product', { product_id: productId }, buyer)
    await withdraw(productId)
    expect(await ok('history', {}, buyer)).toMatchObject({ list: [], count: 0 })
  })

  it('can be cleared one by one or completely, only by its owner [call.historyClear] [role.buyer]', async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()]
    const goods = [await newItem(), await newItem()]
    for (const { productId } of goods) {
      await ok('product', { product_id: productId }, buyer)
      await ok('product', { product_id: productId }, other)
    }
    expect(await ok('historyClear', { product_id: one(goods).productId }, buyer)).toEqual({ count: 1 })
    expect(idsOf((await ok('history', {}, buyer)).list)).toEqual([at(goods, 1).productId])
    expect(await ok('historyClear', {}, buyer)).toEqual({ count: 0 })
    expect((await ok('history', {}, other)).count).toBe(2)
  })

  it('cannot be cleared without a session [call.historyClear] [wire.token-dead]', async () => {
    expect((await call('historyClear', {})).code).toBe(Code.notLoggedIn)
  })

  it('uses the ids that a visitor’s device sends, in their order [call.history] [role.visitor]', async () => {
    const [a, b] = [await newItem(), await newItem()]
    const { list, count } = await ok('history', { ids: [b.productId, '999999999999', a.productId] })
    expect(idsOf(list)).toEqual([b.productId, a.productId])
    expect(count).toBe(2)
    expect(await ok('history', {})).toMatchObject({ list: [], count: 0 })
  })

  it('refuses more ids than a device stores [call.history]', async () => {
    const ids = Array.from({ length: 51 }, (_, index) => String(index + 1))
    expect((await call('history', { ids })).code).toBe(Code.invalidParameter)
  })
})

describe('compared products [call.compare]', () => {
  it('are in the requested order, each with one value for every property', async () => {
    const sized = await newItem({ sizes: ['S', 'M'] })
    const plain = await newItem({ shopId: sized.shopId })
    const { list, attributes } = await ok('compare', { ids: [plain.productId, sized.productId] })
    expect(idsOf(list)).toEqual([plain.productId, sized.productId])
    expect(attributes.every(({ values }) => values.length === 2)).toBe(true)
    expect(attributes.map(({ key }) => key)).toEqual(['about', 'brand', 'category', 'shop', 'option:size'])
    expect(at(attributes, 3).values[0]).toBe(at(attributes, 3).values[1])
    expect(attributes[4]).toEqual({ key: 'option:size', name: 'Size', values: [null, 'S, M'] })
  })

  it('are named in the caller’s language [rule.name-fallback]', async () => {
    const { productId } = await newItem()
    const { attributes } = await ok('compare', { ids: [productId] }, { lang: 'es' })
    expect(attributes.map(({ name }) => name)).toEqual(['Descripción', 'Marca', 'Categoría', 'Vendido por'])
  })

  it('do not include unknown, withdrawn and duplicate products', async () => {
    const [kept, gone] = [await newItem(), await newItem()]
    await withdraw(gone.productId)
    const ids = [gone.productId, kept.productId, '999999999999', kept.productId]
    const { list, attributes } = await ok('compare', { ids })
    expect(idsOf(list)).toEqual([kept.productId])
    expect(attributes[0]?.values).toHaveLength(1)
    expect(await ok('compare', { ids: [gone.productId] })).toEqual({ list: [], attributes: [] })
  })

  it('are at least one and at most four', async () => {
    const five = ['1', '2', '3', '4', '5']
    expect((await call('compare', { ids: five })).code).toBe(Code.invalidParameter)
    expect((await call('compare', { ids: [] })).code).not.toBe(200)
  })
})
