/** Operators' calls for flash deals, and what shops and buyers see of them. */
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { place } from '../support/checkout'
import { call, ok, refusedFields } from '../support/client'
import { fingerprint } from '../support/control'
import { daysFromNow } from '../support/coupons'
import { newItem } from '../support/new-product'
import { newOperator } from '../support/operators'
import { newBuyer } from '../support/people'
import { flashFields, newFlash } from './run-input'

/** What buyers pay now: the deal's price, else the product's own. */
const priceOf = async (product_id: string) => {
  const { price, flash } = (await ok('product', { product_id })).product
  return flash?.price ?? price
}

describe('a flash deal that an operator makes [call.opsFlashSave] [role.operator]', () => {
  it('is the price of its product while it lasts [call.opsFlash] [call.opsFlashEnd] [field.ops.catalogue]', async () => {
    const operator = await newOperator()
    const flash = await newFlash(operator)
    const { flash_id, product } = flash
    expect(flash).toMatchObject({ price: '9.90', left: 20, state: 'running', version: 1, product: { price: '12.50' } })
    expect(await priceOf(product.product_id)).toBe('9.90')
    const { list } = await ok('opsFlash', { q: product.name_en, state: 'running' }, operator)
    expect(list.find((each) => each.flash_id === flash_id)).toEqual(flash)
    expect((await ok('opsFlashEnd', { flash_id }, operator)).flash.state).toBe('over')
    expect(await priceOf(product.product_id)).toBe('12.50')
    expect((await call('opsFlashEnd', { flash_id }, operator)).data).toMatchObject({ reason: 'not_allowed' })
    const late = await call('opsFlashSave', { flash_id, version: 2, price: '5' }, operator)
    expect(late.data).toMatchObject({ reason: 'not_allowed' })
    const audits = await ok('opsAudits', { subject: 'flash', subject_id: flash_id }, operator)
    expect(audits.list).toMatchObject([{ action: 'end' }, { action: 'create', after: { price: '9.90', left: 20 } }])
  })

  it('is changed with its version; what was sold meanwhile stays sold [rule.ops-version]', async () => {
    const operator = await newOperator()
    const { productId, ...goods } = await newItem()
    const fields = { ...(await flashFields()), product_id: productId }
    const { flash } = await ok('opsFlashSave', fields, operator)
    await place(await newBuyer(), [{ productId, ...goods }], 3)
    const { flash_id } = flash
    const saved = await ok('opsFlashSave', { flash_id, version: 1, left: 30, left_was: 20, price: '9.00' }, operator)
    expect(saved.flash).toMatchObject({ left: 27, price: '9.00', version: 2 })
    const few = await call('opsFlashSave', { flash_id, version: 2, left: 1, left_was: 30 }, operator)
    expect([few.code, refusedFields(few)]).toEqual([Code.invalidParameter, ['left']])
    const late = await call('opsFlashSave', { flash_id, version: 1, price: '8' }, operator)
    expect(late.data).toMatchObject({ reason: 'changed', version: 2 })
  })

  it.each([
    ['costs what the product costs', { price: '12.50' }, Code.invalidParameter, ['price']],
    ['costs more', { price: '13' }, Code.invalidParameter, ['price']],
    ['costs nothing', { price: '0.00' }, Code.invalidParameter, ['price']],
    ['ends before it begins', { ends_at: daysFromNow(-2) }, Code.invalidParameter, ['ends_at']],
    ['is over', { starts_at: daysFromNow(-3), ends_at: daysFromNow(-2) }, Code.invalidParameter, ['ends_at']],
    ['ends on no day', { ends_at: '2030-13-01T00:00:00Z' }, Code.invalidParameter, ['ends_at']],
    ['has no pieces', { left: undefined }, Code.missingParameters, ['left']],
    ['has no end', { ends_at: undefined }, Code.missingParameters, ['ends_at']],
    ['is of no product', { product_id: '999999999' }, Code.notFound, []],
  ])('is refused when it %s [wire.unchanged]', async (_, fields, code, names) => {
    const operator = await newOperator()
    const sent = { ...(await flashFields()), ...fields }
    const before = await fingerprint()
    const answer = await call('opsFlashSave', sent, operator)
    expect([answer.code, refusedFields(answer)]).toEqual([code, names])
    expect(await fingerprint()).toBe(before)
  })

  it('is below the reduced price too, and one at a time', async () => {
    const operator = await newOperator()
    const { productId: product_id, skuId: sku_id, shopId: shop_id } = await newItem()
    await ok('sellerPrices', { shop_id, items: [{ sku_id, price: '12.50', special_price: '9.00' }] }, operator)
    const fields = { ...(await flashFields()), product_id }
    const reduced = await call('opsFlashSave', { ...fields, price: '9.00' }, operator)
    expect(reduced.data).toMatchObject({ errors: [{ field: 'price', rule: 'max', params: { limit: 8.99 } }] })
    const answers = await Promise.all([1, 2].map(() => call('opsFlashSave', { ...fields, price: '8.50' }, operator)))
    expect(answers.map(({ code }) => code).sort()).toEqual([Code.invalidParameter, 200])
    expect(answers.flatMap(refusedFields)).toEqual(['starts_at'])
    const next = { ...fields, price: '8.50', starts_at: daysFromNow(3), ends_at: daysFromNow(4) }
    expect((await call('opsFlashSave', next, operator)).code).toBe(200)
  })

  it('stays below the prices that its shop sets meanwhile [rule.seller-price]', async () => {
    const operator = await newOperator()
    const { productId: product_id, skuId: sku_id, shopId: shop_id } = await newItem()
    const fields = { ...(await flashFields()), product_id }
    const items = [{ sku_id, price: '9.50', special_price: null }]
    const [deal, prices] = await Promise.all([
      call('opsFlashSave', fields, operator),
      call('sellerPrices', { shop_id, items }, operator),
    ])
    expect([deal.code, prices.code].sort()).toEqual([Code.invalidParameter, 200])
    const cheap = await call('sellerPrices', { shop_id, items: [{ ...one(items), price: '5.00' }] }, operator)
    expect(cheap.code).toBe(deal.code === 200 ? Code.invalidParameter : 200)
  })
})
