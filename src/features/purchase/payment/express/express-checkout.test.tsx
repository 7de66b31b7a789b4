import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { button, has, isReady, PAY, says } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ADDRESS, cartOf, LINE, OPENED, PLACED, QUOTE } from '@/testing/checkout-data'
import { orderPage, SUMMARY } from '@/testing/order-data'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { checkout } from '@/stores/checkout'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { toast } from '@/stores/toast'
import { user } from '@/testing/person'
import PayPage from '../../pay-screen'

const DONE = 'Your order is placed'
const BASKET = { basket_id: '31', product_id: '7' }
const WORK = { ...ADDRESS, address_id: '6', name: 'Work', street: 'Avenida Modelo 4', is_default: false }
/** As a server answers that chooses and quotes. */
const CHOSEN = {
  ...OPENED,
  address_list: [ADDRESS, WORK],
  chosen: { address_id: '5', shipping_methods: { 1: 'standard' }, payment_method: 'cash_on_delivery' as const },
  quote_id: '70',
  charge: QUOTE.charge,
}
let server: FakeServer

beforeEach(async () => {
  await settings.show('en')
  server = prepareScreen()
    .on('checkout', ok(CHOSEN))
    .on('checkoutQuote', ok(QUOTE))
    .on('submitOrder', ok(PLACED))
    .on('paymentStart', ok({ payment_id: '9', state: 'paid' }))
    .on('cart', ok({ cart_info: cartOf(LINE), currency: 'USD' }))
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  session.restore('token')
})

afterEach(async () => {
  cleanup()
  toast.hide()
  checkout.reset()
  await session.end()
})

const times = (name: string) => server.names.filter((one) => one === name).length
const last = (name: string) => server.sent.filter((one) => one.name === name).pop()?.fields
const text = () => document.body.textContent ?? ''

async function open(params: Record<string, string> = BASKET): Promise<void> {
  openScreen(PayPage, params)
  await until(() => isReady(PAY))
}

describe('the checkout on one page', () => {
  it('has everything chosen by one call, in five labelled sections, and pays by one tap [screen.cart-steps]', async () => {
    await open()
    expect(server.names.filter((name) => name.startsWith('checkout'))).toEqual(['checkout'])
    expect(screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'))).toEqual([
      ...['My cart', 'Shipment', 'Delivery', 'Payment', 'Confirm'],
    ])
    expect(screen.getByRole('group', { name: 'Step 5 of 5: Confirm' })).toBeTruthy()
    for (const words of ['Enamel teapot', 'Robin Sample', 'Standard', 'Cash on delivery'])
      expect(text()).toContain(words)
    expect(screen.queryAllByRole('radio')).toEqual([])
    await user.click(button('Order, pay $17.00 on delivery'))
    await until(() => says(DONE))
    expect(Object.fromEntries(last('submitOrder') ?? [])).toMatchObject({
      address_id: '5',
      shipping_methods: '{"1":"standard"}',
      quote_id: '70',
      basket_id: '31',
    })
    expect(last('paymentStart')?.get('payment_method')).toBe('cash_on_delivery')
  })

  it('makes one order of two taps [face.double-tap]', async () => {
    await open()
    const pay = button('Order, pay $17.00 on delivery')
    fireEvent.click(pay)
    fireEvent.click(pay)
    await until(() => says(DONE))
    expect([times('submitOrder'), times('paymentStart')]).toEqual([1, 1])
  })

  it('opens a section to change it, quotes another method again, and pays for that', async () => {
    server
      .on('checkoutQuote', ok({ ...QUOTE, cart_info: { ...QUOTE.cart_info, grand_total: '21.00' } }))
      .on('submitOrder', ok({ ...PLACED, grand_total: '21.00' }))
    await open()
    await user.click(button('Change, Delivery'))
    await user.click(await screen.findByRole('radio', { name: 'Express Nov 22 $6.00' }))
    await until(() => has('button', 'Order, pay $21.00 on delivery') && times('checkoutQuote') === 1)
    expect(last('checkoutQuote')?.get('shipping_methods')).toBe('{"1":"express"}')
    await user.click(button('Done, Delivery'))
    await until(() => screen.queryAllByRole('radio').length === 0)
    expect(text()).toContain('Express')
    await user.click(button('Order, pay $21.00 on delivery'))
    await until(() => says(DONE))
    expect(last('submitOrder')?.get('quote_id')).toBe('71')
    expect(last('paymentStart')?.get('amount')).toBe('21.00')
  })

  it('sends to another address of the book', async () => {
    await open()
    await user.click(button('Change, Shipment'))
    await user.click(await screen.findByRole('radio', { name: /^Work/ }))
    await until(() => times('checkoutQuote') === 1)
    expect(last('checkoutQuote')?.get('address_id')).toBe('6')
  })

  it('keeps the open section in the address, and opens it again', async () => {
    await open({ ...BASKET, step: 'payment' })
    expect(screen.getAllByRole('radio').length).toBeGreaterThan(1)
    expect(button('Done, Payment')).toBeTruthy()
    expect(has('button', 'Done, Delivery')).toBe(false)
  })

  it('shows the old and the new sum of a quote that changed, with the new prices, and stays [wire.quote-changed]', async () => {
    await open()
    const dearer = cartOf({ ...LINE, price: '18.00', row_price: '18.00' })
    const cart_info = { ...dearer, product_total: '18.00', grand_total: '20.00' }
    server.on('submitOrder', refused(2000018, { reason: 'quote_changed', cart_info, quote_id: '72' }))
    await user.click(button('Order, pay $17.00 on delivery'))
    await until(() => says('The total was $17.00 and is now $20.00. Check it, then confirm again.'))
    expect(screen.getByRole('region', { name: 'My cart' }).textContent).toContain('$18.00')
    expect(times('paymentStart')).toBe(0)
    server.on('submitOrder', ok({ ...PLACED, grand_total: '20.00' }))
    await user.click(button('Order, pay $20.00 on delivery'))
    await until(() => says(DONE))
    expect(last('submitOrder')?.get('quote_id')).toBe('72')
  })

  it('opens the form of a buyer without an address at once [code.2000008]', async () => {
    server.on('checkout', refused(2000008))
    openScreen(PayPage)
    await screen.findByRole('button', { name: 'Save the address' })
    expect(screen.getByRole('group', { name: 'Step 2 of 5: Shipment' })).toBeTruthy()
    expect(text()).toContain('Enamel teapot')
    expect(has('button', PAY)).toBe(false)
  })

  it('finds the order whose answer was lost, after a reload [screen.waiting-payment]', async () => {
    server.on('checkout', refused(2000019)).on('orders', ok(orderPage([SUMMARY])))
    openScreen(PayPage, { ...BASKET })
    await until(() => says('A payment was not finished'))
    expect(screen.getByRole('link', { name: /^Pay / }).getAttribute('href')).toContain(SUMMARY.order_id)
  })

  it('opens the payment when nothing that is chosen can pay', async () => {
    const wallets = [{ ...OPENED.wallets[0], balance: '1.00' }]
    const payments = OPENED.payments.filter(({ payment_method }) => payment_method === 'wallet')
    server.on('checkout', ok({ ...CHOSEN, wallets, payments }))
    await open()
    expect(screen.getAllByRole('radio')).toHaveLength(1)
    expect(button('Not enough in this wallet')).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Step 4 of 5: Payment' })).toBeTruthy()
  })

  it('asks again for a quote that was refused, before it pays [code.2000023]', async () => {
    const { quote_id: _id, charge: _charge, ...unquoted } = CHOSEN
    server.on('checkout', ok(unquoted)).on('checkoutQuote', refused(2000023))
    await open()
    await until(() => times('checkoutQuote') === 1)
    await user.click(button('Order, pay $17.00 on delivery'))
    await until(() => times('checkoutQuote') === 2)
    expect(times('submitOrder')).toBe(0)
    server.on('checkoutQuote', ok(QUOTE))
    await user.click(button('Order, pay $17.00 on delivery'))
    await until(() => times('checkoutQuote') === 3)
    await user.click(button('Order, pay $17.00 on delivery'))
    await until(() => says(DONE))
  })

  it('leads back to the product when the basket is over, also if that shows when it is paid', async () => {
    await open()
    for (const name of ['checkout', 'submitOrder'] as const) server.on(name, refused(2000019))
    await user.click(button('Order, pay $17.00 on delivery'))
    await until(() => has('heading', 'Choose again'))
    await user.click(button('Back to the product'))
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length > 0)
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/prouduct/detail?product_id=7' })
  })

  it('becomes a basket once a visitor has logged in', async () => {
    server.on('cartAdd', ok({ items_count: 0, basket_id: '31' }))
    openScreen(PayPage, { product_id: '7', qty: '2' })
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length > 0)
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/cart/pay?basket_id=31&product_id=7' })
    expect(last('cartAdd')?.get('buy_now')).toBe('1')
  })

  it('is the checkout of the cart, once, with a server that has no baskets', async () => {
    server.on('cartAdd', ok({ items_count: 1 }))
    openScreen(PayPage, { product_id: '7', qty: '2' })
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length > 0)
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/cart/pay' })
  })

  it('takes a coupon and a note on demand', async () => {
    await open()
    expect(screen.queryAllByRole('textbox')).toEqual([])
    await user.click(button('Add a note'))
    await user.click(button('Add a coupon'))
    await until(() => screen.getAllByRole('textbox').length === 2)
    await act(async () => checkout.note('Ring twice'))
    await user.click(button('Order, pay $17.00 on delivery'))
    await until(() => says(DONE))
    expect(last('submitOrder')?.get('order_remark')).toBe('Ring twice')
  })
})
