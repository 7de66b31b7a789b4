/** Operators' calls for products and reviews of all shops, the queue, and accounts. */
import { Code } from '@contract/base/codes'
import { call, ok } from '../support/client'
import { brokenInvariants, fingerprint, sql } from '../support/control'
import { requestedIntake, requestedSale, newOperator, newStall, userIdOf } from '../support/operators'
import { newBuyer, type Buyer } from '../support/people'
import { newReview, suggestedBrand } from './run-input'

afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

describe('a product that an operator blocks [call.opsProductBlock] [call.opsProductUnblock] [state.product]', () => {
  it('is off sale until it is unblocked, and its shop learns why [call.opsProducts] [field.ops.moderation]', async () => {
    const operator = await newOperator()
    const { seller, productId: id } = await newStall()
    const { product } = await ok('opsProductBlock', { id, remark: 'The plug is not safe' }, operator)
    expect(product).toMatchObject({ product_id: id, state: 'blocked', shop: { shop_id: seller.shopId } })
    expect((await call('product', { product_id: id })).code).toBe(Code.productInvalid)
    const { list } = await ok('notices', {}, seller)
    expect(list).toMatchObject([{ type: 200, state: -1, text_en: expect.stringContaining('not safe') as string }])
    const { refused } = await ok('sellerProductState', { product_ids: [id], to: 'submit' }, seller)
    expect(refused).toEqual([{ product_id: id, reason: 'not_allowed' }])
    const found = await ok('opsProducts', { state: 'blocked', shop_id: seller.shopId }, operator)
    expect(found.list).toEqual([product])
    expect((await call('opsProductBlock', { id, remark: 'Again' }, operator)).data).toMatchObject({
      reason: 'not_allowed',
    })
    expect((await ok('opsProductUnblock', { id }, operator)).product.state).toBe('withdrawn')
    expect((await call('opsProductUnblock', { id }, operator)).data).toMatchObject({ reason: 'not_allowed' })
    const audits = await ok('opsAudits', { subject: 'products', subject_id: id }, operator)
    expect(audits.list).toMatchObject([
      { action: 'unblock', before: { state: 'blocked' }, after: { state: 'withdrawn' } },
      { action: 'block', before: { state: 'listed' }, remark: 'The plug is not safe' },
    ])
    expect((await call('opsProductBlock', { id: '999999999', remark: 'None' }, operator)).code).toBe(Code.notFound)
  })

  it('takes the request about it along, which nobody decides any more', async () => {
    const operator = await newOperator()
    const { id: request, productId: id } = await requestedSale()
    await sql(`update products set state = 'review' where id = ${id} returning id::text`)
    await ok('opsProductBlock', { id, remark: 'Forbidden here' }, operator)
    const { list } = await ok('opsAudits', { subject: 'listing_requests', subject_id: request }, operator)
    expect(list).toMatchObject([{ action: 'refuse', remark: 'Forbidden here', after: { state: -1 } }])
    const decided = await call('opsApplicationsDecide', { id: request, type: 200, state: 1 }, operator)
    expect(decided.data).toMatchObject({ reason: 'not_allowed' })
  })

  it('is blocked by one of two at once', async () => {
    const operator = await newOperator()
    const { productId: id, seller } = await newStall()
    const answers = await Promise.all([1, 2].map(() => call('opsProductBlock', { id, remark: 'Twice' }, operator)))
    expect(answers.map(({ code }) => code).sort()).toEqual([200, Code.operationFailed])
    expect((await ok('notices', {}, seller)).count).toBe(1)
  })
})

describe('a review that an operator hides [call.opsReviewHide] [call.opsReviewShow] [rule.review-hidden]', () => {
  it('is neither shown nor counted until it is shown again [call.opsReviews] [field.ops.moderation]', async () => {
    const operator = await newOperator()
    const { review_id: id, product_id } = await newReview()
    const seen = async () => {
      const { product } = await ok('product', { product_id })
      return [(await ok('reviews', { product_id })).count, product.review_count, product.rate]
    }
    const before = await seen()
    expect(before).toEqual([1, 1, 400])
    const { review } = await ok('opsReviewHide', { id, remark: 'An insult' }, operator)
    expect(review).toMatchObject({ review_id: id, hidden_at: expect.any(String) as string, product: { product_id } })
    expect((await seen()).slice(0, 2)).toEqual([0, 0])
    expect((await ok('opsReviews', { hidden: true, product_id }, operator)).list).toEqual([review])
    expect((await ok('opsReviews', { hidden: false, product_id }, operator)).list).toEqual([])
    expect((await call('opsReviewHide', { id, remark: 'Again' }, operator)).data).toMatchObject({
      reason: 'not_allowed',
    })
    expect((await ok('opsReviewShow', { id }, operator)).review.hidden_at).toBeNull()
    expect(await seen()).toEqual(before)
    const { list } = await ok('opsAudits', { subject: 'reviews', subject_id: id }, operator)
    expect(list).toMatchObject([{ action: 'show' }, { action: 'hide', remark: 'An insult' }])
  })

  it('counts once when two hide it', async () => {
    const operator = await newOperator()
    const { review_id: id, product_id } = await newReview()
    const answers = await Promise.all([1, 2].map(() => call('opsReviewHide', { id, remark: 'Twice' }, operator)))
    expect(answers.map(({ code }) => code).sort()).toEqual([200, Code.operationFailed])
    expect((await ok('product', { product_id })).product.review_count).toBe(0)
  })
})

describe('the queue [call.opsQueue]', () => {
  const openOf = async (operator: Buyer) =>
    Object.fromEntries((await ok('opsQueue', {}, operator)).list.map(({ kind, open }) => [kind, open]))

  it('counts what waits, by kind, and says since when [field.ops.moderation]', async () => {
    const operator = await newOperator()
    const before = await openOf(operator)
    await requestedIntake()
    const { id } = await requestedSale()
    await suggestedBrand()
    const after = await openOf(operator)
    for (const kind of ['storage', 'products', 'brands'])
      expect([kind, after[kind]]).toEqual([kind, (before[kind] ?? 0) + 1])
    const { list } = await ok('opsQueue', {}, operator)
    expect(list.every(({ open, oldest_at }) => open > 0 === (oldest_at !== null))).toBe(true)
    await ok('opsApplicationsDecide', { id, type: 200, state: -1 }, operator)
    expect((await openOf(operator)).products).toBe(before.products)
  })
})

describe('an account', () => {
  it('has its sessions ended, all of them [call.opsAccountEndSessions]', async () => {
    const operator = await newOperator()
    const buyer = await newBuyer()
    const { email, password } = buyer
    await ok('login', { email, password })
    const user_id = await userIdOf(buyer)
    expect(await ok('opsAccountEndSessions', { user_id, remark: 'A lost phone' }, operator)).toEqual({ ended: 2 })
    expect((await call('getUserinfo', {}, buyer)).code).toBe(Code.notLoggedIn)
    const before = await fingerprint()
    const unknown = await call('opsAccountEndSessions', { user_id: '999999999', remark: 'Nobody' }, operator)
    expect(unknown.code).toBe(Code.notFound)
    expect(await fingerprint()).toBe(before)
  })

  it('has a trail of its sign-ins and of what operators did with it [call.opsAccountTrail] [field.ops.moderation]', async () => {
    const operator = await newOperator()
    const buyer = await newBuyer()
    const user_id = await userIdOf(buyer)
    await ok('opsAccountDisable', { user_id, remark: 'Asked for' }, operator)
    const { list, count } = await ok('opsAccountTrail', { user_id }, operator)
    expect(list[0]).toMatchObject({
      what: 'audit',
      kind: 'disable',
      detail: `accounts ${user_id}`,
      remark: 'Asked for',
    })
    expect(list.at(-1)).toMatchObject({ what: 'sign_in', kind: 'registered', by_name: '' })
    expect(count).toBe(list.length)
    const own = await ok('opsAccountTrail', { user_id: await userIdOf(operator) }, operator)
    expect(own.list).toContainEqual(expect.objectContaining({ what: 'audit', kind: 'disable' }))
    expect((await call('opsAccountTrail', { user_id: '999999999' }, operator)).code).toBe(Code.notFound)
  })
})
