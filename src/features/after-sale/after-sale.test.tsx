import { one } from '@contract/rules/lists'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import type { OrderDetail } from '@contract/entities/order'

import { has, saidAt, says } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { session } from '@/stores/session'
import { toast } from '@/stores/toast'
import { enter, toastText, user } from '@/testing/person'
import CommentPage from './review/review-screen'
import RefundPage from './refund/refund-screen'
import TrackPage from '@/features/orders/tracking/tracking-screen'

const line = (item_id: string, more: object = {}) => ({
  item_id,
  product_id: '7',
  sku: `S${item_id}`,
  name_en: item_id === '1' ? 'Enamel teapot' : 'Tea cup',
  image: 'p/teapot-600.webp',
  ground: 'sand',
  qty: 2,
  price: '15.00',
  row_price: '30.00',
  coupon_share: '0.00',
  custom_option_info: [],
  commented: false,
  refundable: 2,
  ...more,
})
const ORDER: OrderDetail = {
  order_id: '12',
  increment_id: '261110000012',
  created_at: '2026-11-10T10:00:00Z',
  status: 'receipt_confirmed',
  payment_status: 'paid',
  payment_method: 'wallet',
  expires_at: null,
  grand_total: '61.90',
  shop: { shop_id: '1', name: 'Claywick Kitchen', image: 'a/teapot.webp', ground: 'mist' },
  products: [line('1'), line('2')],
  actions: ['comment', 'refund'],
  pay_time: '2026-11-10T10:05:00Z',
  deliver_time: null,
  delivery_time: null,
  success_time: null,
  log_sn: null,
  carrier: null,
  arrival_method: 'Standard',
  product_total: '60.00',
  coupon_cost: '0.00',
  shipping_cost: '1.90',
  tax_total: '0.00',
  actual_payment: null,
  charge: [],
  order_remark: '',
  cancel_remark: '',
  unread_messages: 0,
  address: { name: '', street: '', zip: '', city: '', state: '', country: 'PT', phone: '', email: '' },
  customer: { name: '', email: '', telephone: '' },
  timeline: [],
}
const ASKED = { order_id: '12' }
const text = () => document.body.textContent ?? ''
let server: FakeServer
const sent = (name: string) => server.sent.filter((each) => each.name === name)
const fieldsOf = (name: string) => Object.fromEntries(sent(name).pop()?.fields ?? [])

beforeEach(() => {
  server = prepareScreen().on('order', ok({ order: ORDER }))
  session.restore('token')
  toast.hide()
})
afterEach(async () => {
  cleanup()
  await session.end()
})

describe.each([
  ['track', TrackPage, 'track', 'The way of your parcel did not load', 'Track parcel'],
  ['comment', CommentPage, 'order', 'This order did not load', 'Write a review'],
  ['refund', RefundPage, 'order', 'This order did not load', 'Ask for a refund'],
] as const)('the screen %s', (name, Screen, load, failure, title) => {
  const route = `[route.${name}]`

  it(`says when it did not load, and when the network is lost ${route}`, async () => {
    server.on(load, refused(2000018, { reason: 'failed' }))
    openScreen(Screen, ASKED)
    await until(() => text().includes(failure))
    server.on(load, 'no network')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await until(() => says('The network signal is lost'))
    expect(has('heading', title)).toBe(true)
  })

  it(`says that there is no such order ${route} [code.1500018]`, async () => {
    server.on(load, refused(1500018))
    openScreen(Screen, ASKED)
    await until(() => text().includes('There is no such order'))
  })

  it(`leads a visitor to login ${route} [role.visitor]`, async () => {
    await session.end()
    openScreen(Screen, ASKED)
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length > 0)
    expect(server.names).not.toContain(load)
  })
})

describe('the way of a parcel', () => {
  it('has the latest sighting first, with its place first, under the state of the order [route.track] [call.track]', async () => {
    const events = [
      { time: '2026-11-12T08:00:00Z', place: 'Lisbon', state: 'out_for_delivery' },
      { time: '2026-11-11T08:00:00Z', place: '', state: 'picked_up' },
    ]
    server.on('track', ok({ status: 'in_transit', log_sn: 'CT7', carrier: 'Carteiro', events }))
    openScreen(TrackPage, ASKED)
    await until(() => says('Handed to the courier'))
    expect(text()).toMatch(/On the way.*CT7.*LisbonOut for delivery · .*Handed to the courier/)
    expect(text()).toContain('CT7')
  })

  it('leads back to an order that was not sent yet [route.track]', async () => {
    server.on('track', ok({ log_sn: null, carrier: null, events: [] }))
    openScreen(TrackPage, ASKED)
    await until(() => text().includes('Nothing to track yet'))
    await user.click(screen.getByRole('button', { name: 'To the order' }))
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/history/detail?order_id=12' })
  })
})

describe('a comment', () => {
  it('asks for stars and words, and sends nothing without [route.comment] [wire.form-errors]', async () => {
    openScreen(CommentPage, ASKED)
    await screen.findByRole('button', { name: 'Publish the review' })
    await user.click(screen.getByRole('button', { name: 'Publish the review' }))
    await until(() => text().includes('Choose how many stars it gets'))
    expect(saidAt('In a few words')).toBe('Fill this in')
    expect(server.names).not.toContain('submitReview')
  })

  it('is sent once, and the next line follows [route.comment] [call.submitReview]', async () => {
    server.on('submitReview', ok({}))
    openScreen(CommentPage, ASKED)
    await screen.findByRole('button', { name: 'Publish the review' })
    expect(text()).toContain('Item 1 of 2')
    await user.click(screen.getByRole('radio', { name: '4 stars: good' }))
    await enter(screen.getByRole('textbox', { name: 'In a few words' }), ' Good ')
    const [first, second] = ORDER.products
    server.on('order', ok({ order: { ...ORDER, products: [{ ...first, commented: true }, second] } }))
    fireEvent.click(screen.getByRole('button', { name: 'Publish the review' }))
    fireEvent.click(screen.getByRole('button', { name: 'Publish the review' }))
    await until(() => text().includes('Item 2 of 2'))
    expect(fieldsOf('submitReview')).toMatchObject({
      item_id: '1',
      selectStar: '4',
      summary: 'Good',
      review_content: '',
      images: '[]',
    })
    expect(sent('submitReview')).toHaveLength(1)
    expect(toastText()).toBe('Thank you for your review')
    expect((screen.getByRole('textbox', { name: 'In a few words' }) as HTMLInputElement).value).toBe('')
  })

  it('keeps what was typed when the server refuses [route.comment] [code.2000018]', async () => {
    server.on('submitReview', refused(2000018, { reason: 'not_allowed' }))
    openScreen(CommentPage, ASKED)
    await screen.findByRole('button', { name: 'Publish the review' })
    await user.click(screen.getByRole('radio', { name: '1 star: very bad' }))
    await enter(screen.getByRole('textbox', { name: 'In a few words' }), 'Broken')
    await user.click(screen.getByRole('button', { name: 'Publish the review' }))
    await until(() => toast.current !== undefined && toastText() !== '')
    expect((screen.getByRole('textbox', { name: 'In a few words' }) as HTMLInputElement).value).toBe('Broken')
  })

  it('has nothing left where every line has one [route.comment]', async () => {
    const products = ORDER.products.map((each) => ({ ...each, commented: true }))
    server.on('order', ok({ order: { ...ORDER, products, actions: ['refund'] } }))
    openScreen(CommentPage, ASKED)
    await until(() => text().includes('Nothing left to review'))
  })
})

describe('a refund', () => {
  it('asks for what and why, and sends nothing without [route.refund] [wire.form-errors]', async () => {
    openScreen(RefundPage, ASKED)
    await screen.findByRole('button', { name: 'Send the request' })
    await user.click(screen.getByRole('button', { name: 'Send the request' }))
    await until(() => text().includes('Choose what you want money back for'))
    expect(text()).toContain('Choose a reason')
    expect(server.names).not.toContain('refund')
  })

  it('expects the amount by which the server counts, and is sent once [route.refund] [call.refund]', async () => {
    server.on('refund', ok({}))
    openScreen(RefundPage, ASKED)
    await screen.findByRole('button', { name: 'Send the request' })
    const amount = () => screen.getByText('You get back').parentElement?.textContent
    await user.click(screen.getByRole('checkbox', { name: 'Enamel teapot: money back' }))
    await until(() => amount()?.includes('30,00') ?? false)
    await user.click(screen.getByRole('button', { name: 'One less' }))
    await until(() => amount()?.includes('15,00') ?? false)
    await user.click(screen.getByRole('checkbox', { name: 'Tea cup: money back' }))
    await user.click(one(screen.getAllByRole('button', { name: 'One more' })))
    await until(() => amount()?.includes('61,90') ?? false)
    await user.click(screen.getByRole('radio', { name: 'It is damaged' }))
    await enter(screen.getByRole('textbox', { name: 'Tell us more' }), 'The lid')
    fireEvent.click(screen.getByRole('button', { name: 'Send the request' }))
    fireEvent.click(screen.getByRole('button', { name: 'Send the request' }))
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length > 0)
    expect(fieldsOf('refund')).toMatchObject({
      order_id: '12',
      items: JSON.stringify([
        { item_id: '1', qty: 2 },
        { item_id: '2', qty: 2 },
      ]),
      reason: 'It is damaged: The lid',
      images: '[]',
    })
    expect(sent('refund')).toHaveLength(1)
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/mine/refund_sent' })
  })

  it('has its sum and its button in the bar, prices at the lines, and asks for a picture of what is damaged', async () => {
    openScreen(RefundPage, ASKED)
    await screen.findByRole('button', { name: 'Send the request' })
    const sum = () => screen.getByText('You get back').parentElement?.textContent
    expect(sum()).toContain('0,00')
    expect(screen.getAllByText(/15,00\s\$/)).toHaveLength(2)
    await user.click(screen.getByRole('checkbox', { name: 'Tea cup: money back' }))
    await until(() => sum()?.includes('30,00') ?? false)
    await user.click(screen.getByRole('radio', { name: 'It came too late' }))
    expect(text()).not.toContain('Please show the damage')
    await user.click(screen.getByRole('radio', { name: 'It is damaged' }))
    expect(text()).toContain('Please show the damage')
  })

  it.each([2000009, 2000010, 2000011, 2000012] as const)(
    'keeps what was typed and looks again when the server refuses with %s [route.refund]',
    async (code) => {
      server.on('refund', refused(code))
      openScreen(RefundPage, ASKED)
      await screen.findByRole('button', { name: 'Send the request' })
      await user.click(screen.getByRole('checkbox', { name: 'Enamel teapot: money back' }))
      await user.click(screen.getByRole('radio', { name: 'It came too late' }))
      await enter(screen.getByRole('textbox', { name: 'Tell us more' }), 'A week')
      await user.click(screen.getByRole('button', { name: 'Send the request' }))
      await until(() => sent('order').length > 1)
      expect((screen.getByRole('textbox', { name: 'Tell us more' }) as HTMLInputElement).value).toBe('A week')
      expect(toastText()).not.toBe('')
    },
  )

  it('is not offered where the order allows none [route.refund]', async () => {
    server.on('order', ok({ order: { ...ORDER, actions: [] } }))
    openScreen(RefundPage, ASKED)
    await until(() => text().includes('Nothing can be refunded'))
    expect(screen.queryByRole('button', { name: 'Send the request' })).toBeNull()
  })
})
