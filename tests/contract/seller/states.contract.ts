/** The states of a shop's products, and copying and removing them. */
import { Code, SUCCESS } from '@contract/base/codes'
import type { ProductMove } from '@contract/base/product-constants'
import { one } from '@contract/rules/lists'
import { call, ok } from '../support/client'
import { brokenInvariants, fingerprint, sql } from '../support/control'
import { newDraft } from '../support/input/seller-input'
import { newOperator } from '../support/operators'
import type { Seller } from '../support/sellers'

afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

const stateOf = async (seller: Seller, product_id: string) =>
  (await ok('sellerProduct', { product_id }, seller)).product.state
const move = (seller: Seller, product_id: string, to: ProductMove) =>
  ok('sellerProductState', { product_ids: [product_id], to }, seller)

/** Changes the settings for shops while `work` runs. */
async function trading(trade: object, work: () => Promise<void>): Promise<void> {
  await sql(
    `insert into settings (name, value) values ('trade', '${JSON.stringify(trade)}'::jsonb)
     on conflict (name) do update set value = excluded.value returning name`,
  )
  try {
    await work()
  } finally {
    await sql(`delete from settings where name = 'trade' returning name`)
  }
}

/** The pending request about a product. */
async function requestOf(product_id: string): Promise<string> {
  const { id } = one(
    await sql<{ id: string }>(
      `select id::text from shop_requests where product_id = ${product_id} and type = 200 and state = 0`,
    ),
  )
  return id
}

describe('a product that is submitted', () => {
  it('is the newest of its shop from when it is listed on, whenever it was begun, and only the first time [call.shop]', async () => {
    const { seller, product: early } = await newDraft()
    const { product: late } = await ok('sellerProductCopy', { product_id: early.product_id }, seller)
    await sql(`update shops set trusted = true where id = ${seller.shopId} returning id::text`)
    const newest = async () => {
      const { list } = await ok('shop', { a: seller.shopId, b: 1, sort: 'new' })
      return list.map(({ product_id }) => product_id)
    }
    await move(seller, late.product_id, 'submit')
    await move(seller, early.product_id, 'submit')
    expect(await newest()).toEqual([early.product_id, late.product_id])
    await move(seller, late.product_id, 'withdraw')
    await move(seller, late.product_id, 'submit')
    expect(await newest()).toEqual([early.product_id, late.product_id])
  })

  it('waits for an operator’s approval the first time, and is listed without approval from then on [call.sellerProductState] [state.product]', async () => {
    const { seller, product } = await newDraft()
    const id = product.product_id
    expect(await move(seller, id, 'submit')).toEqual({ done: [id], refused: [] })
    expect(await stateOf(seller, id)).toBe('review')
    const operator = await newOperator()
    await ok('opsApplicationsDecide', { type: 200, id: await requestOf(id), state: 1, remark: 'Fine' }, operator)
    expect(await ok('sellerProduct', { product_id: id }, seller)).toMatchObject({
      product: { state: 'listed', remark: 'Fine', version: 1, listed_at: expect.any(String) as unknown },
    })
    expect((await call('product', { product_id: id })).code).toBe(SUCCESS)
    const { list } = await ok('sellerProductLog', { product_id: id }, seller)
    expect(list.slice(0, 2)).toMatchObject([
      { action: 'approve', remark: 'Fine', before: { state: 'review' }, after: { state: 'listed' } },
      { action: 'submit', before: { state: 'draft' }, after: { state: 'review' } },
    ])
    await move(seller, id, 'withdraw')
    expect((await call('product', { product_id: id })).code).toBe(Code.productInvalid)
    await move(seller, id, 'submit')
    expect(await stateOf(seller, id)).toBe('listed')
  })

  it('becomes a draft again if it is refused, or if its shop withdraws the request [state.product]', async () => {
    const { seller, product } = await newDraft()
    const id = product.product_id
    await move(seller, id, 'submit')
    const operator = await newOperator()
    await ok('opsApplicationsDecide', { type: 200, id: await requestOf(id), state: -1, remark: 'Too dark' }, operator)
    expect((await ok('sellerProduct', { product_id: id }, seller)).product).toMatchObject({
      ...{ state: 'draft', remark: 'Too dark' },
    })
    const { list } = await ok('sellerProductLog', { product_id: id }, seller)
    expect(list[0]).toMatchObject({ action: 'refuse', remark: 'Too dark', by: { role: 'operator' } })
    await move(seller, id, 'submit')
    const asked = await requestOf(id)
    await move(seller, id, 'withdraw')
    expect(await stateOf(seller, id)).toBe('draft')
    const late = await call('opsApplicationsDecide', { type: 200, id: asked, state: 1 }, operator)
    expect([late.code, late.data]).toEqual([Code.operationFailed, { reason: 'not_allowed' }])
  })

  it('needs approval each time or never, as the settings require, and never if an operator submits it [state.product]', async () => {
    await trading({ product_approval: 'always' }, async () => {
      const { seller, product } = await newDraft()
      await move(seller, product.product_id, 'submit')
      expect(await stateOf(seller, product.product_id)).toBe('review')
    })
    await trading({ product_approval: 'never' }, async () => {
      const { seller, product } = await newDraft()
      await move(seller, product.product_id, 'submit')
      expect(await stateOf(seller, product.product_id)).toBe('listed')
    })
    const { seller, product } = await newDraft()
    const fields = { shop_id: seller.shopId, product_ids: [product.product_id], to: 'submit' as const }
    await ok('sellerProductState', fields, await newOperator())
    expect(await stateOf(seller, product.product_id)).toBe('listed')
  })

  it('keeps its state if it has no picture or its state does not allow the step, and the other products change [call.sellerProductState]', async () => {
    const { seller, product } = await newDraft()
    const bare = await ok('sellerProductCopy', { product_id: product.product_id }, seller)
    const { product_id, version } = bare.product
    await ok('sellerProductSave', { product_id, version, images: [] }, seller)
    const both = { product_ids: [product.product_id, product_id], to: 'submit' as const }
    expect(await ok('sellerProductState', both, seller)).toEqual({
      done: [product.product_id],
      refused: [{ product_id, reason: 'incomplete' }],
    })
    const refused = await ok('sellerProductState', { ...both, to: 'draft' }, seller)
    expect(refused).toEqual({ done: [product.product_id], refused: [{ product_id, reason: 'not_allowed' }] })
  })

  it('cannot be listed while an operator has blocked it [state.product]', async () => {
    const { seller, product } = await newDraft()
    const id = product.product_id
    await sql(`update products set state = 'blocked' where id = ${id} returning id::text`)
    for (const to of ['submit', 'withdraw', 'draft'] as const) {
      expect(await move(seller, id, to)).toEqual({ done: [], refused: [{ product_id: id, reason: 'not_allowed' }] })
    }
    expect((await call('applyProduct', { product_id: id }, seller)).code).toBe(Code.operationFailed)
  })
})

describe('a product that is copied or removed', () => {
  it('becomes a draft with the same content, new SKUs and no stock [call.sellerProductCopy]', async () => {
    const { seller, product } = await newDraft()
    const { product_id } = product
    const copies = [
      await ok('sellerProductCopy', { product_id }, seller),
      await ok('sellerProductCopy', { product_id }, seller),
    ]
    expect(copies.map((copy) => copy.product.skus.map(({ sku, stock }) => [sku, stock]))).toEqual([
      [
        ['MUG-1-2', 0],
        ['MUG-2-2', 0],
      ],
      [
        ['MUG-1-3', 0],
        ['MUG-2-3', 0],
      ],
    ])
    const { name_en, images, options, category_id } = product
    expect(copies[0]?.product).toMatchObject({ name_en, images, options, category_id, state: 'draft', version: 1 })
  })

  it('no longer exists, and its SKUs can be used again [call.sellerProductRemove]', async () => {
    const { seller, product } = await newDraft()
    await ok('sellerProductRemove', { product_id: product.product_id }, seller)
    expect((await call('sellerProduct', { product_id: product.product_id }, seller)).code).toBe(Code.notFound)
    expect((await newDraft(seller)).product.skus[0]?.sku).toBe('MUG-1')
  })

  it('is not removed while it is listed [call.sellerProductRemove] [wire.unchanged]', async () => {
    const { seller, product } = await newDraft()
    const { product_id } = product
    await sql(`update shops set trusted = true where id = ${seller.shopId} returning id::text`)
    await move(seller, product_id, 'submit')
    const before = await fingerprint()
    const answer = await call('sellerProductRemove', { product_id }, seller)
    expect([answer.code, answer.data]).toEqual([Code.operationFailed, { reason: 'not_allowed' }])
    expect(await fingerprint()).toBe(before)
  })
})
