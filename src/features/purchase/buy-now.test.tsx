import { cleanup, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { button, has, says } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { LINE, OPENED, PLACED, QUOTE, cartOf } from '@/testing/checkout-data'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { cart } from '@/stores/cart'
import { checkout } from '@/stores/checkout'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { toast } from '@/stores/toast'
import { user } from '@/testing/person'
import DeliveryPage from './delivery-screen'
import MyCartPage from './my-cart-screen'
import PayPage from '@/features/purchase/pay-screen'

const BASKET = { basket_id: '31' }
let server: FakeServer

beforeEach(async () => {
  await settings.show('en')
  server = prepareScreen()
    .on('cart', (fields) => ok({ cart_info: fields.get('basket_id') ? cartOf(LINE) : cartOf(), currency: 'USD' }))
    .on('checkout', ok(OPENED))
    .on('checkoutQuote', ok(QUOTE))
    .on('submitOrder', ok(PLACED))
    .on('paymentStart', ok({ payment_id: '9', state: 'paid' }))
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  session.restore('token')
})

afterEach(async () => {
  cleanup()
  toast.hide()
  checkout.reset()
  await session.end()
})

const last = (name: string) => server.sent.filter((one) => one.name === name).pop()?.fields
const opened = () => jest.mocked(Taro.navigateTo).mock.calls.map(([{ url }]) => url)

describe('what is bought now [rule.buy-now]', () => {
  it('is looked at, sent and paid by its basket, and the count of the cart stays', async () => {
    cart.setCount(4)
    openScreen(MyCartPage, BASKET)
    await screen.findByRole('button', { name: 'To the address' })
    expect(document.body.textContent).toContain('Enamel teapot')
    await user.click(screen.getByRole('button', { name: 'To the address' }))
    await until(() => opened().length > 0)
    expect(opened()).toEqual(['/pages/cart/delivery?basket_id=31'])
    expect(cart.count).toBe(4)
    cleanup()

    openScreen(DeliveryPage, BASKET)
    await screen.findByRole('button', { name: 'Choose the delivery' })
    await user.click(screen.getByRole('button', { name: 'Choose the delivery' }))
    await until(() => screen.getByRole('button', { name: 'Go to payment' }).textContent === 'Go to payment')
    await user.click(screen.getByRole('button', { name: 'Go to payment' }))
    await until(() => opened().length > 1)
    expect(opened()[1]).toBe('/pages/cart/pay?basket_id=31')
    cleanup()

    openScreen(PayPage, BASKET)
    await screen.findByRole('button', { name: 'Pay $17.00' })
    await user.click(screen.getByRole('button', { name: 'Pay $17.00' }))
    await until(() => says('Your order is placed'))
    for (const name of ['checkout', 'checkoutQuote', 'submitOrder']) {
      expect([name, last(name)?.get('basket_id')]).toEqual([name, '31'])
    }
  })

  it('is not paid with the quote of the cart', async () => {
    await checkout.open({ silent: true })
    checkout.takeQuote({ ...QUOTE, quote_id: '70' })
    openScreen(PayPage, BASKET)
    await screen.findByRole('button', { name: 'Pay $17.00' })
    await user.click(screen.getByRole('button', { name: 'Pay $17.00' }))
    await until(() => says('Your order is placed'))
    expect(last('submitOrder')?.get('quote_id')).toBe('71')
  })

  it('becomes a basket once a visitor has logged in, in place of the wanted product in the address', async () => {
    server.on('cartAdd', ok({ items_count: 0, ...BASKET }))
    openScreen(MyCartPage, { product_id: '7', sku: 'S7-red', qty: '2' })
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length > 0)
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/cart/mycart?basket_id=31&product_id=7' })
    expect(Object.fromEntries(last('cartAdd') ?? [])).toMatchObject({
      product_id: '7',
      custom_option_sku: 'S7-red',
      qty: '2',
      buy_now: '1',
    })
  })

  it.each([
    ['the review', MyCartPage, { ...BASKET }],
    ['the shipment', DeliveryPage, { ...BASKET }],
    ['the payment', PayPage, { ...BASKET }],
    ['what a visitor wanted', MyCartPage, { product_id: '7', qty: '2' }],
  ])('says that it has to be chosen again when it is over: %s', async (_, Screen, params) => {
    for (const name of ['cart', 'checkout', 'cartAdd'] as const) server.on(name, refused(2000019))
    openScreen(Screen, params)
    await until(() => has('heading', 'Choose again'))
    expect(button('Back to the product')).toBeTruthy()
  })
})
