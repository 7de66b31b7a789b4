/** The reviews of a shop's products. */
import { Code, SUCCESS } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { call, ok, refusedFields } from '../support/client'
import { brokenInvariants, fingerprint } from '../support/control'
import { newOpinion } from '../support/seller-orders'
import { newOperator } from '../support/operators'
import { newSeller } from '../support/sellers'

afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

const text = 'Thank you, and enjoy it.'

describe('the reviews of a shop [call.sellerReviews]', () => {
  it('are those of its products, found by stars, product, and whether they are answered', async () => {
    const { seller, goods, review_id } = await newOpinion()
    await newOpinion()
    const { list, count } = await ok('sellerReviews', {}, seller)
    expect(count).toBe(1)
    expect(list).toMatchObject([{ review_id, product_id: goods.productId, star: 4, reply: null, reported_at: null }])
    expect(list[0]?.name_en).toContain('Test goods')
    const found = async (fields: object) => (await ok('sellerReviews', fields, seller)).count
    expect([await found({ star: 4 }), await found({ star: 5 })]).toEqual([1, 0])
    expect([await found({ answered: false }), await found({ answered: true })]).toEqual([1, 0])
    expect([await found({ product_id: goods.productId }), await found({ product_id: '999999999' })]).toEqual([1, 0])
    expect(await found({ p: 2 })).toBe(1)
  })
})

describe('a review that an operator has hidden [rule.review-hidden] [call.sellerReviews]', () => {
  it('is in no list of the shop, waits for no reply, and takes none [answer.2000019] [wire.unchanged]', async () => {
    const { seller, review_id } = await newOpinion()
    expect((await ok('sellerHome', {}, seller)).reviews).toBe(1)
    await ok('opsReviewHide', { id: review_id, remark: 'It names a neighbour' }, await newOperator())
    expect((await ok('sellerReviews', {}, seller)).count).toBe(0)
    expect((await ok('sellerHome', {}, seller)).reviews).toBe(0)
    const before = await fingerprint()
    expect((await call('sellerReviewReply', { review_id, text }, seller)).code).toBe(Code.notFound)
    expect((await call('sellerReviewReport', { review_id, reason: 'Spam' }, seller)).code).toBe(Code.notFound)
    expect(await fingerprint()).toBe(before)
  })
})

describe('a reply [call.sellerReviewReply] [rule.seller-reply]', () => {
  it('is read by everybody below the review, replaced by another, and removed by an empty text', async () => {
    const { seller, goods, review_id } = await newOpinion()
    const shown = async () => one((await ok('reviews', { product_id: goods.productId })).list).reply
    expect(await shown()).toBeNull()
    const { review } = await ok('sellerReviewReply', { review_id, text: ` ${text} ` }, seller)
    expect(review.reply).toMatchObject({ text })
    expect(await shown()).toEqual(review.reply)
    expect((await ok('sellerReviews', { answered: true }, seller)).count).toBe(1)
    await ok('sellerReviewReply', { review_id, text: 'Gracias' }, seller)
    expect(await shown()).toMatchObject({ text: 'Gracias' })
    await ok('sellerReviewReply', { review_id, text: '  ' }, seller)
    expect(await shown()).toBeNull()
  })

  it('leaves a record, and none when it is sent again [rule.seller-history]', async () => {
    const { seller, review_id } = await newOpinion()
    for (const _ of [1, 2]) await ok('sellerReviewReply', { review_id, text }, seller)
    const { list } = await ok('opsAudits', { subject: 'reviews', subject_id: review_id }, await newOperator())
    expect(list).toMatchObject([{ action: 'reply', before: { reply: null }, after: { reply: text } }])
  })

  it('is not for another shop’s reviews, and not without end [answer.2000019] [answer.1000008] [wire.unchanged]', async () => {
    const { seller, review_id } = await newOpinion()
    const other = await newSeller()
    const before = await fingerprint()
    expect((await call('sellerReviewReply', { review_id, text }, other)).code).toBe(Code.notFound)
    const long = await call('sellerReviewReply', { review_id, text: 'a'.repeat(1_001) }, seller)
    expect([long.code, refusedFields(long)]).toEqual([Code.invalidParameter, ['text']])
    expect(await fingerprint()).toBe(before)
  })
})

describe('a review that is reported [call.sellerReviewReport] [rule.seller-reply]', () => {
  const reason = 'It is about another product'

  it('is reported once, and stays until operators decide [answer.2000018]', async () => {
    const { seller, goods, review_id } = await newOpinion()
    const answers = await Promise.all([1, 2].map(() => call('sellerReviewReport', { review_id, reason }, seller)))
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([SUCCESS, Code.operationFailed])
    expect(one((await ok('sellerReviews', {}, seller)).list).reported_at).not.toBeNull()
    expect((await ok('reviews', { product_id: goods.productId })).count).toBe(1)
    const { list } = await ok('opsAudits', { subject: 'reviews', subject_id: review_id }, await newOperator())
    expect(list).toMatchObject([{ action: 'report', remark: reason }])
  })

  it('needs a reason, and is of the shop [answer.1000008] [answer.2000019] [wire.unchanged]', async () => {
    const { seller, review_id } = await newOpinion()
    const other = await newSeller()
    const before = await fingerprint()
    const blank = await call('sellerReviewReport', { review_id, reason: '  ' }, seller)
    expect([blank.code, refusedFields(blank)]).toEqual([Code.invalidParameter, ['reason']])
    expect((await call('sellerReviewReport', { review_id, reason }, other)).code).toBe(Code.notFound)
    expect(await fingerprint()).toBe(before)
  })
})
