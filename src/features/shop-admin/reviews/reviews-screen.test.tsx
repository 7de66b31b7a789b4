import { cleanup } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { Code } from '@contract/base/codes'
import type { SellerReview } from '@contract/calls/seller/reviews'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { answer, button, field, has, saidAt, says } from '@/testing/find'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { enter, toastText, user } from '@/testing/person'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import ReviewsPage from './reviews-screen'

const REVIEW: SellerReview = {
  ...{ review_id: '5', author: 'A. Ruiz', star: 4, summary: 'Pours well', content: 'The lid is a little loose.' },
  ...{ images: [], options: 'Blue', created_at: '2026-11-20T10:00:00Z', reply: null },
  ...{ product_id: '7', name_en: 'Enamel teapot', image: '', ground: 'sand', reported_at: null },
}
const LABEL = 'Reply of the store'
const page = (list: readonly SellerReview[]) => ok({ list, count: list.length, p: 1, page_size: 20 })

let server: FakeServer

const sent = (name: string) => server.sent.filter((each) => each.name === name)

beforeEach(() => {
  server = prepareScreen()
    .on('sellerReviews', page([REVIEW]))
    .on('sellerReviewReply', ok({ review: {} }))
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  settings.language = 'en'
  session.restore('token')
})
afterEach(async () => {
  cleanup()
  await session.end()
})

describe('the reviews of the own products [route.shop-reviews]', () => {
  it('are listed without a reply first, and replied to [call.sellerReviews] [call.sellerReviewReply] [rule.seller-reply]', async () => {
    openScreen(ReviewsPage)
    await until(() => says('The lid is a little loose.'))
    expect(sent('sellerReviews')[0]?.fields.get('answered')).toBe('0')
    await user.click(button('Reply'))
    await until(() => has('dialog'))
    await user.click(answer('Publish'))
    await until(() => saidAt(LABEL) === 'Fill this in')
    await enter(field(LABEL), ' We send you a new one. ')
    await user.click(answer('Publish'))
    await until(() => !has('dialog') && toastText() === 'The reply is published')
    const [{ fields } = { fields: new URLSearchParams() }] = sent('sellerReviewReply')
    expect([fields.get('review_id'), fields.get('text')]).toEqual(['5', 'We send you a new one.'])
  })

  it('lose their reply when it is emptied', async () => {
    const reply = { text: 'Sorry', created_at: '2026-11-21T10:00:00Z' }
    server.on('sellerReviews', page([{ ...REVIEW, reply }]))
    openScreen(ReviewsPage, { tab: 'every' })
    await until(() => says('Sorry'))
    expect(sent('sellerReviews')[0]?.fields.get('answered')).toBeNull()
    await user.click(button('Change the reply'))
    await until(() => has('dialog'))
    await enter(field(LABEL), '')
    await user.click(answer('Publish'))
    await until(() => toastText() === 'The reply is removed')
    expect(sent('sellerReviewReply')[0]?.fields.get('text')).toBe('')
  })

  it('say when all have a reply, when they did not load, and that they are for sellers [code.permission]', async () => {
    server.on('sellerReviews', page([]))
    openScreen(ReviewsPage)
    await until(() => says('Every review has a reply'))
    cleanup()
    server.on('sellerReviews', refused(Code.operationFailed, { reason: 'failed' }))
    openScreen(ReviewsPage)
    await until(() => says('The reviews did not load'))
    server.on('sellerReviews', refused(Code.operationFailed, { reason: 'permission' }))
    await user.click(button('Try again'))
    await until(() => has('button', 'Become a seller'))
  })
})
