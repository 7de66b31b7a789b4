/** Viewed products, and comparing products. */
import { Code } from '@contract/codes'
import { call, ok } from './support/client'
import { moveClock, sql } from './support/control'
import { newGoods } from './support/goods'
import { newBuyer } from './support/people'

const withdraw = (productId: string) =>
  sql(`update products set state = 'withdrawn', withdrawn = true where id = ${productId} returning id::text`)
const idsOf = (list: readonly { product_id: string }[]) => list.map(({ product_id }) => product_id)

describe('what a buyer looked at', () => {
  it('is listed with its time, the latest first, each product once [call.history]', async () => {
    const buyer = await newBuyer()
    const [a, b] = [await newGoods(), await newGoods()]
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
    expect(Date.parse(list[0].seen_at ?? '')).toBeGreaterThan(Date.parse(list[1].seen_at ?? ''))
    expect(await ok('history', { p: 2 }, buyer)).toMatchObject({ list: [], count: 2 })
    expect((await ok('history', {}, await newBuyer())).count).toBe(0)
  })

  it('leaves out what was withdrawn since [call.history]', async () => {
    const buyer = await newBuyer()
    const { productId } = await newGoods()
    await ok('product', { product_id: productId }, buyer)
    await withdraw(productId)
    expect(await ok('history', {}, buyer)).toMatchObject({ list: [], count: 0 })
  })

  it('is forgotten one by one and as a whole, by its owner alone [call.historyClear] [role.buyer]', async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()]
    const goods = [await newGoods(), await newGoods()]
    for (const { productId } of goods) {
      await ok('product', { product_id: productId }, buyer)
      await ok('product', { product_id: productId }, other)
    }
    expect(await ok('historyClear', { product_id: goods[0].productId }, buyer)).toEqual({ count: 1 })
    expect(idsOf((await ok('history', {}, buyer)).list)).toEqual([goods[1].productId])
    expect(await ok('historyClear', {}, buyer)).toEqual({ count: 0 })
    expect((await ok('history', {}, other)).count).toBe(2)
  })

  it('needs a session to be forgotten [call.historyClear] [wire.token-dead]', async () => {
    expect((await call('historyClear', {})).code).toBe(Code.notLoggedIn)
  })

  it('is named by the device for a visitor, in its order [call.history] [role.visitor]', async () => {
    const [a, b] = [await newGoods(), await newGoods()]
    const { list, count } = await ok('history', { ids: [b.productId, '999999999999', a.productId] })
    expect(idsOf(list)).toEqual([b.productId, a.productId])
    expect(count).toBe(2)
    expect(await ok('history', {})).toMatchObject({ list: [], count: 0 })
  })

  it('takes no more ids than a device keeps [call.history]', async () => {
    const ids = Array.from({ length: 51 }, (_, index) => String(index + 1))
    expect((await call('history', { ids })).code).toBe(Code.invalidParameter)
  })
})

describe('products side by side [call.compare]', () => {
  it('are in the requested order, with one value of each property for each of them', async () => {
    const sized = await newGoods({ sizes: ['S', 'M'] })
    const plain = await newGoods({ shopId: sized.shopId })
    const { list, attributes } = await ok('compare', { ids: [plain.productId, sized.productId] })
    expect(idsOf(list)).toEqual([plain.productId, sized.productId])
    expect(attributes.every(({ values }) => values.length === 2)).toBe(true)
    expect(attributes.map(({ key }) => key)).toEqual(['about', 'brand', 'category', 'shop', 'option:size'])
    expect(attributes[3].values[0]).toBe(attributes[3].values[1])
    expect(attributes[4]).toEqual({ key: 'option:size', name: 'Size', values: [null, 'S, M'] })
  })

  it('are named in the caller’s language [rule.name-fallback]', async () => {
    const { productId } = await newGoods()
    const { attributes } = await ok('compare', { ids: [productId] }, { lang: 'es' })
    expect(attributes.map(({ name }) => name)).toEqual(['Descripción', 'Marca', 'Categoría', 'Vendido por'])
  })

  it('leave out unknown, withdrawn and duplicate products', async () => {
    const [kept, gone] = [await newGoods(), await newGoods()]
    await withdraw(gone.productId)
    const ids = [gone.productId, kept.productId, '999999999999', kept.productId]
    const { list, attributes } = await ok('compare', { ids })
    expect(idsOf(list)).toEqual([kept.productId])
    expect(attributes[0].values).toHaveLength(1)
    expect(await ok('compare', { ids: [gone.productId] })).toEqual({ list: [], attributes: [] })
  })

  it('are four at most, and one at least', async () => {
    const five = ['1', '2', '3', '4', '5']
    expect((await call('compare', { ids: five })).code).toBe(Code.invalidParameter)
    expect((await call('compare', { ids: [] })).code).not.toBe(200)
  })
})
