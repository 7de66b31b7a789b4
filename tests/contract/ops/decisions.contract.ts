/** An operator decides about what was read, and about nothing that its owner has put in its place meanwhile. */
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { call, ok } from '../support/client'
import { brokenInvariants, fingerprint, sql } from '../support/control'
import { newDraft } from '../support/input/seller-input'
import { requestedIntake, newOperator, userIdOf } from '../support/operators'
import { newBuyer, PASSWORD, type Buyer } from '../support/people'
import { application } from '../support/sellers'
import { suggestedBrand } from './run-input'

afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

/** A complete product under review, with the request about it as operators see it. */
async function submitted() {
  const { seller, product } = await newDraft()
  const { product_id } = product
  await ok('sellerProductState', { product_ids: [product_id], to: 'submit' }, seller)
  const operator = await newOperator()
  const read = async () => {
    const { list } = await ok('opsApplications', { type: 200, state: 0, page_size: 50 }, operator)
    return list.find(({ details }) => details.product_id === product_id)!
  }
  return { seller, product, product_id, operator, request: await read(), read }
}

const edit = (seller: Buyer, product_id: string, version: number | undefined) =>
  ok('sellerProductSave', { product_id, version, name_en: 'Something else' }, seller)

const decide = (id: string, fields: { state: 1 | -1; version?: number }, operator: Buyer) =>
  call('opsApplicationsDecide', { type: 200, id, ...fields }, operator)

describe('a product that its shop edits while it is under review', () => {
  it('is decided about in the version that was read, and in no other [call.opsApplicationsDecide] [state.product] [rule.ops-version] [wire.unchanged]', async () => {
    const { seller, product_id, operator, request, read } = await submitted()
    await edit(seller, product_id, request.version)
    const before = await fingerprint()
    for (const state of [1, -1] as const) {
      const { code, data } = await decide(request.id, { state, version: request.version }, operator)
      expect([code, data]).toEqual([
        Code.operationFailed,
        {
          reason: 'changed',
          version: request.version! + 1,
          updated_at: expect.any(String) as string,
          updated_by_name: expect.any(String) as string,
        },
      ])
    }
    expect(await fingerprint()).toBe(before)
    const { version } = await read()
    expect((await decide(request.id, { state: 1, version }, operator)).code).toBe(200)
    expect((await ok('product', { product_id })).product.name_en).toBe('Something else')
  })

  it('is approved by a program that names no version only as it was submitted', async () => {
    const { seller, product_id, operator, request } = await submitted()
    await edit(seller, product_id, request.version)
    expect((await decide(request.id, { state: 1 }, operator)).data).toMatchObject({ reason: 'changed' })
    expect((await call('product', { product_id })).code).toBe(Code.productInvalid)
    expect((await decide(request.id, { state: -1 }, operator)).code).toBe(200)
    const same = await submitted()
    expect((await decide(same.request.id, { state: 1 }, same.operator)).code).toBe(200)
  })

  it('counts as edited when a price is set', async () => {
    const { seller, product, operator, request } = await submitted()
    const { sku_id, price, special_price } = one(product.skus)
    await ok(
      'sellerPrices',
      { items: [{ sku_id, price: '99.00', special_price, was: { price, special_price } }] },
      seller,
    )
    const { data } = await decide(request.id, { state: 1, version: request.version }, operator)
    expect(data).toMatchObject({ reason: 'changed' })
  })
})

describe('the other decisions about what can change meanwhile', () => {
  it('a stock intake is for the product that was read [call.opsStorageDecide] [wire.unchanged]', async () => {
    const { id, seller, productId: product_id, skuId } = await requestedIntake()
    const operator = await newOperator()
    const { list } = await ok('opsStorage', { state: 0, page_size: 50 }, operator)
    const { version } = list.find((each) => each.id === id)!
    const { product } = await ok('sellerProduct', { product_id }, seller)
    const was = { price: one(product.skus).price, special_price: null }
    await ok('sellerPrices', { items: [{ sku_id: skuId, price: '1.00', special_price: null, was }] }, seller)
    const before = await fingerprint()
    const { data } = await call('opsStorageDecide', { id, state: 1, version }, operator)
    expect(data).toMatchObject({ reason: 'changed', version: version! + 1 })
    expect(await fingerprint()).toBe(before)
    const { request } = await ok('opsStorageDecide', { id, state: 1, version: version! + 1 }, operator)
    expect(request.state).toBe(1)
  })

  it('a product is blocked and unblocked for what it was [call.opsProductBlock] [call.opsProductUnblock] [wire.unchanged]', async () => {
    const { seller, product } = await newDraft()
    const operator = await newOperator()
    const { product_id: id } = product
    await edit(seller, id, product.version)
    const sent = { id, version: product.version, remark: 'The plug is not safe' }
    expect((await call('opsProductBlock', sent, operator)).data).toMatchObject({ reason: 'changed' })
    const blocked = await ok('opsProductBlock', { ...sent, version: product.version + 1 }, operator)
    await edit(seller, id, blocked.product.version)
    const before = await fingerprint()
    expect((await call('opsProductUnblock', { id, version: blocked.product.version }, operator)).data).toMatchObject({
      reason: 'changed',
    })
    expect(await fingerprint()).toBe(before)
  })

  it('a suggested brand has the name that was read [call.opsBrandDecide] [wire.unchanged]', async () => {
    const operator = await newOperator()
    const { brand_id, name } = await suggestedBrand()
    const { version } = one((await ok('opsBrands', { q: name }, operator)).list)
    const renamed = await ok('opsBrandSave', { brand_id, version, name: `Renamed ${brand_id}` }, operator)
    const before = await fingerprint()
    const answer = await call('opsBrandDecide', { brand_id, state: 1, version }, operator)
    expect([answer.code, answer.data]).toMatchObject([Code.operationFailed, { reason: 'changed' }])
    expect(await fingerprint()).toBe(before)
    await ok('opsBrandDecide', { brand_id, state: 1, version: renamed.brand.version }, operator)
  })
})

describe('a decision for an account that is closed or will be', () => {
  const leave = (buyer: Buyer) => ok('accountDelete', { password: PASSWORD, forfeit: true }, buyer)
  const logIn = async ({ email }: Buyer): Promise<Buyer> => {
    const session = await ok('login', { email, password: PASSWORD })
    return { token: session['access-token'], email, password: PASSWORD, invitationCode: '' }
  }

  it('does not put a product on sale: its shop takes it back when it closes [call.opsApplicationsDecide] [call.accountDelete] [state.product]', async () => {
    const { seller, product_id, operator, request } = await submitted()
    await leave(seller)
    const decided = await decide(request.id, { state: 1, version: request.version }, operator)
    expect([decided.code, decided.data]).toEqual([Code.operationFailed, { reason: 'not_allowed' }])
    const { product } = await ok('sellerProduct', { shop_id: seller.shopId, product_id }, operator)
    expect(product.state).toBe('draft')
    const submit = { shop_id: seller.shopId, product_ids: [product_id], to: 'submit' as const }
    const { refused } = await ok('sellerProductState', submit, operator)
    expect(refused).toEqual([{ product_id, reason: 'not_allowed' }])
    expect((await call('product', { product_id })).code).toBe(Code.productInvalid)
    const back = await logIn(seller)
    await ok('accountKeep', {}, back)
    expect(await ok('sellerProductState', { ...submit, shop_id: undefined }, back)).toMatchObject({
      done: [product_id],
    })
  })

  it('opens no shop, and can still be refused [state.application] [wire.unchanged]', async () => {
    const buyer = await newBuyer()
    await ok('applySeller', await application(buyer), buyer)
    const { id } = one(
      await sql<{ id: string }>(`select id::text from seller_applications where user_id = ${await userIdOf(buyer)}`),
    )
    const operator = await newOperator()
    await leave(buyer)
    const before = await fingerprint()
    const approved = await call('opsApplicationsDecide', { id, state: 1 }, operator)
    expect([approved.code, approved.data]).toEqual([Code.operationFailed, { reason: 'closed' }])
    expect(await fingerprint()).toBe(before)
    await ok('opsApplicationsDecide', { id, state: -1 }, operator)
  })

  it('lists nothing and takes no stock in for a seller whose account is disabled [call.opsStorageDecide] [role.disable]', async () => {
    const { seller, operator, request } = await submitted()
    const intake = await requestedIntake()
    for (const each of [seller, intake.seller]) {
      await sql(`update users set disabled_at = now() where id = ${await userIdOf(each)} returning id::text`)
    }
    const product = await decide(request.id, { state: 1, version: request.version }, operator)
    const storage = await call('opsStorageDecide', { id: intake.id, state: 1 }, operator)
    expect([product.data, storage.data]).toEqual([{ reason: 'closed' }, { reason: 'closed' }])
    expect((await decide(request.id, { state: -1 }, operator)).code).toBe(200)
    expect((await call('opsStorageDecide', { id: intake.id, state: -1 }, operator)).code).toBe(200)
  })

  it('is made before the account closes or after, when both happen at once', async () => {
    const { seller, product_id, operator, request } = await submitted()
    await Promise.all([leave(seller), decide(request.id, { state: 1, version: request.version }, operator)])
    expect((await call('product', { product_id })).code).toBe(Code.productInvalid)
  })
})
