import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'

import { button, has, isReady, PAY, says } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { FOLLOW_MS } from '@/domain/money/card-payment'
import { openBrowser } from '@/platform/browser/open'
import { ADDRESS, cartOf, OPENED, PLACED, QUOTE } from '@/testing/checkout-data'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { checkout } from '@/stores/checkout'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { toast } from '@/stores/toast'
import { toastText, user } from '@/testing/person'
import PayPage from './pay-screen'

jest.mock('@/platform/browser/open', () => ({ RETURN_WAY: 'web', openBrowser: jest.fn() }))
const opened = jest.mocked(openBrowser)

const BY_CARD_NAME = 'Bank card Opens a secure page for your card'
/** What the confirmation begins with, and what a declined payment says. */
const DONE = 'Your order is placed'
const DECLINED = 'The payment was not made'
const PAGE = 'https://shop.example/sandbox-gateway/cs_1'
const BY_CARD = { payment_method: 'bank_card', name: 'Bank card', enabled: true }
const ORDER = {
  order_id: '12',
  increment_id: '261110000012',
  status: 'to_be_paid',
  grand_total: '17.00',
  shop: { shop_id: '1', name: 'Claywick Kitchen', image: 'a/teapot.webp', ground: 'mist' },
  products: [],
  actions: ['pay', 'cancel'],
}
const seen = (state: string, ...changes: object[]) =>
  ok({ state, orders: changes.map((change) => ({ ...ORDER, ...change })) })
let server: FakeServer

beforeEach(async () => {
  await settings.show('en')
  server = prepareScreen()
    .on('checkout', ok({ ...OPENED, payments: [...OPENED.payments, BY_CARD] }))
    .on('checkoutQuote', ok(QUOTE))
    .on('submitOrder', ok(PLACED))
    .on('paymentStart', ok({ payment_id: '9', state: 'pending', redirect_url: PAGE }))
    .on('cart', ok({ cart_info: cartOf(), currency: 'USD' }))
  opened.mockReset().mockResolvedValue()
  session.restore('token')
})
afterEach(async () => {
  cleanup()
  toast.hide()
  checkout.reset()
  await session.end()
})

const text = () => document.body.textContent ?? ''
const last = (name: string) => server.sent.filter((one) => one.name === name).pop()?.fields
const times = (name: string) => server.names.filter((one) => one === name).length

/** Opens the section of the payment methods. */
async function changePayment(): Promise<void> {
  await until(() => isReady(PAY))
  await user.click(button('Change, Payment'))
  await until(() => has('radio', BY_CARD_NAME))
}

describe('a card on the pay page [screen.card-payment]', () => {
  it('opens the gateway’s page once for two taps, with the screen that follows below it [face.double-tap]', async () => {
    openScreen(PayPage)
    await changePayment()
    await user.click(screen.getByRole('radio', { name: BY_CARD_NAME }))
    await until(() => has('button', 'Pay $17.00'))
    fireEvent.click(button('Pay $17.00'))
    fireEvent.click(button('Pay $17.00'))
    await until(() => opened.mock.calls.length > 0)
    expect(opened.mock.calls).toEqual([[PAGE]])
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/cart/pay?payment_id=9' })
    expect(times('paymentStart')).toBe(1)
    const fields = last('paymentStart')
    expect(fields?.get('payment_method')).toBe('bank_card')
    expect(fields?.get('return_way')).toBe('web')
    expect(fields?.get('amount')).toBe('17.00')
    expect(fields?.has('wallet')).toBe(false)
    expect(says(DONE)).toBe(false)
  })

  it('reports when the page does not open', async () => {
    opened.mockRejectedValue(new Error('no browser'))
    openScreen(PayPage)
    await changePayment()
    await user.click(screen.getByRole('radio', { name: BY_CARD_NAME }))
    await user.click(button('Pay $17.00'))
    await until(() => toastText() !== '')
    expect(toastText()).toBe('The page for your card did not open. Try again.')
  })

  it.each([
    [['sandbox'], true],
    [[], false],
  ])('is offered for orders that wait with the gateways %j: %s', async (gateways, offered) => {
    const detail = {
      ...ORDER,
      charge: QUOTE.charge,
      arrival_method: 'Standard',
      address: ADDRESS,
      product_total: '15.00',
      coupon_cost: '0.00',
      shipping_cost: '2.00',
      tax_total: '2.39',
      customer: { name: 'Ana', email: 'ana@b.co', telephone: '' },
      timeline: [],
    }
    server
      .on('store', ok({ gateways }))
      .on('order', ok({ order: detail }))
      .on('getUserBalance', ok({ balance: '50.00', frozen: '0', wallets: OPENED.wallets }))
    openScreen(PayPage, { order_ids: '12' })
    await until(() => has('button', 'Pay $17.00'))
    expect(has('radio', BY_CARD_NAME)).toBe(offered)
  })

  it('is not offered where no gateway is set up', async () => {
    server.on('checkout', ok(OPENED))
    openScreen(PayPage)
    await until(() => has('button', 'Pay $17.00'))
    expect(has('radio', BY_CARD_NAME)).toBe(false)
  })
})

describe('the screen that follows a card payment [screen.card-payment] [face.five]', () => {
  const follow = () => openScreen(PayPage, { payment_id: '9' })

  it('waits until the server says that it is paid, and confirms the orders then', async () => {
    let asked = 0
    server.on('paymentState', () => (++asked < 2 ? seen('pending', {}) : seen('paid', { status: 'paid' })))
    follow()
    await until(() => says('Waiting for your bank'))
    expect(says(DONE)).toBe(false)
    await until(() => says(DONE))
    expect(last('paymentState')?.get('payment_id')).toBe('9')
    expect(text()).toContain('261110000012')
    expect(text()).toContain('Paid by card')
    expect(asked).toBe(2)
  })

  it('lets a declined card be tried again by another payment, or paid in another way', async () => {
    server.on('paymentState', seen('failed', {}, { order_id: '13', status: 'cancelled', actions: [] }))
    follow()
    await until(() => says(DECLINED))
    fireEvent.click(button('Try again by card'))
    fireEvent.click(button('Try again by card'))
    await until(() => opened.mock.calls.length > 0)
    expect(times('paymentStart')).toBe(1)
    expect(last('paymentStart')?.get('order_ids')).toBe('["12"]')
    expect(last('paymentStart')?.get('amount')).toBe('17.00')
    await user.click(button('Another way to pay'))
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length > 1)
    expect(Taro.redirectTo).toHaveBeenLastCalledWith({ url: '/pages/cart/pay?order_ids=12' })
  })

  it('says that the money goes back when the order was cancelled before', async () => {
    server.on('paymentState', seen('failed', { status: 'cancelled', actions: [] }))
    follow()
    await until(() => says('The payment came too late'))
    expect(text()).toContain('goes back to your card in full')
  })

  it('stops asking after a while, and asks again on a tap', async () => {
    server.on('paymentState', seen('pending', {}))
    follow()
    for (let waited = 0; waited <= FOLLOW_MS + 6_000; waited += 500) {
      await act(async () => void (await jest.advanceTimersByTimeAsync(500)))
    }
    expect(says('Your bank has not answered yet')).toBe(true)
    const asked = times('paymentState')
    expect(asked).toBeLessThan(20)
    await act(async () => void (await jest.advanceTimersByTimeAsync(60_000)))
    expect(times('paymentState')).toBe(asked)
    server.on('paymentState', seen('paid', { status: 'paid' }))
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await act(async () => void (await jest.advanceTimersByTimeAsync(1_000)))
    expect(says(DONE)).toBe(true)
  })

  it('keeps asking without a network, and shows the answer when it is back', async () => {
    server.on('paymentState', 'no network')
    follow()
    await until(() => says('The network signal is lost'))
    server.on('paymentState', seen('paid', { status: 'paid' }))
    await user.click(button('Try again'))
    await until(() => says(DONE))
  })

  it('has nothing to show of a payment that is not there', async () => {
    server.on('paymentState', refused(2000019))
    follow()
    await until(() => text().includes('There is nothing to pay here'))
  })

  it('shows the result of a recharge, with a link to it', async () => {
    server.on('paymentState', ok({ state: 'paid', orders: [] }))
    follow()
    await until(() => says('Your wallet is filled'))
    await user.click(button('To the wallet'))
    expect(Taro.reLaunch).toHaveBeenCalledWith({ url: '/pages/mine/wallet' })
    cleanup()
    server.on('paymentState', ok({ state: 'failed', orders: [] }))
    follow()
    await until(() => says(DECLINED))
    expect(has('button', 'Another way to pay')).toBe(false)
  })
})
