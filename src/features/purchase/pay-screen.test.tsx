import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { button, has, isReady, says } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { checkout } from '@/stores/checkout'
import { session } from '@/stores/session'
import { cart } from '@/stores/cart'
import { settings } from '@/stores/settings'
import { toast } from '@/stores/toast'
import { ADDRESS, OPENED, PLACED, QUOTE, cartOf, LINE } from '@/testing/checkout-data'
import { toastText, user } from '@/testing/person'
import PayPage from './pay-screen'

/** What the confirmation begins with. */
const DONE = 'Your order is placed'
const PAID = { payment_id: '9', state: 'paid' }
/** The other fields of an order. */
const SUMS = {
  ...{ product_total: '15.00', coupon_cost: '0.00', shipping_cost: '2.00', tax_total: '2.39', charge: QUOTE.charge },
  ...{ address: ADDRESS, customer: { name: 'Ana', email: 'ana@b.co', telephone: '' }, timeline: [] },
  products: [{ ...LINE, coupon_share: '0.00' }],
}
let server: FakeServer

beforeEach(async () => {
  await settings.show('en')
  server = prepareScreen()
    .on('checkout', ok(OPENED))
    .on('checkoutQuote', ok(QUOTE))
    .on('submitOrder', ok(PLACED))
    .on('paymentStart', ok(PAID))
    .on('cart', ok({ cart_info: cartOf(), currency: 'USD' }))
  session.restore('token')
})

afterEach(async () => {
  cleanup()
  toast.hide()
  checkout.reset()
  settings.restore('USD', undefined)
  await session.end()
})

/** The button that pays, in any language, or says why it cannot. */
const PAY = /^(Pay|Order|Not enough|Choose how)|^\S+ \$17\.00$/

const times = (name: string) => server.names.filter((one) => one === name).length
const last = (name: string) => server.sent.filter((one) => one.name === name).pop()?.fields
const text = () => document.body.textContent ?? ''

async function openPay(params: Record<string, string> = {}): Promise<void> {
  openScreen(PayPage, params)
  await until(() => isReady(PAY))
}

/** Opens the section of the payment methods. */
const changePayment = () => user.click(button(/, (Payment|付款|ชำระเงิน)$/))

describe('the payment', () => {
  it('pays the quoted total from the wallet and confirms each order with a link to it [route.pay]', async () => {
    await openPay()
    expect(screen.getByRole('button', { name: 'Pay $17.00' })).toBeTruthy()
    expect(text()).toContain('$33.00 stays in your wallet after this')
    await user.click(screen.getByRole('button', { name: 'Pay $17.00' }))
    await until(() => says(DONE))
    expect(last('submitOrder')?.get('quote_id')).toBe('71')
    expect(last('paymentStart')?.get('wallet')).toBe('USD')
    expect(last('paymentStart')?.get('amount')).toBe('17.00')
    expect(screen.getByRole('link', { name: 'Claywick Kitchen 261110000012' }).getAttribute('href')).toContain(
      'order_id=12',
    )
  })

  it.each([
    ['th', 'กระเป๋าเงิน · USD'],
    ['zhtw', '錢包 · USD'],
  ] as const)('names the wallet in the language, %s', async (language, name) => {
    await act(() => settings.show(language))
    await openPay()
    await changePayment()
    expect(screen.getByRole('radio', { name: new RegExp(name) })).toBeTruthy()
  })

  it('says what lay in the cart before and is not ordered [session.merge-checkout]', async () => {
    cart.unselected = 2
    await openPay()
    await until(() => says('2 products from before stay in your cart, unticked'))
  })

  it('folds the wallets in other currencies below the card and cash, until one is asked for', async () => {
    const [usd] = OPENED.wallets
    const others = ['EUR', 'THB'].map((code) => ({ ...usd, code, name: code, currency: code }))
    server.on('checkout', ok({ ...OPENED, wallets: [usd, ...others] }))
    await openPay()
    await changePayment()
    const methods = () => screen.getAllByRole('radio').map((each) => each.textContent ?? '')
    expect(methods().filter((each) => each.startsWith('Wallet'))).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Other wallets: EUR, THB' }))
    expect(methods().map((each) => each.slice(0, 12))).toEqual([
      'Wallet · USD',
      expect.stringMatching(/^Cash/),
      'Wallet · EUR',
      'Wallet · THB',
    ])
    expect(screen.queryByRole('button', { name: /^Other wallets/ })).toBeNull()
  })

  it('says why it is blocked when the wallet holds too little, and sends nothing', async () => {
    server.on('checkout', ok({ ...OPENED, wallets: [{ ...OPENED.wallets[0], balance: '16.99' }] }))
    await openPay()
    await changePayment()
    await user.click(screen.getByRole('radio', { name: 'Wallet · USD Balance $16.99' }))
    await until(() => text().includes('$0.01 is missing in this wallet'))
    expect(screen.getByRole('button', { name: 'Not enough in this wallet' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Not enough in this wallet' }))
    expect(toastText()).toBe('Choose another wallet or cash on delivery.')
    expect(times('submitOrder')).toBe(0)
  })

  it('names the shipping in another language once that is chosen, and keeps its quote', async () => {
    const inSpanish = OPENED.shippings.map(({ shop_id, methods }) => ({
      shop_id,
      methods: methods.map((method) => ({ ...method, name: `${method.name}, en español` })),
    }))
    server.on('checkout', (_, { lang }) => ok(lang === 'es' ? { ...OPENED, shippings: inSpanish } : OPENED))
    await openPay()
    expect(text()).toContain('Standard')
    await act(() => settings.show('es'))
    await until(() => text().includes('Standard, en español'))
    server.on('checkoutQuote', ok({ ...QUOTE, quote_id: '72' }))
    await user.click(screen.getByRole('button', { name: 'Pagar 17,00\u00a0$' }))
    await until(() => says('Tu pedido está hecho'))
    expect(last('submitOrder')?.get('quote_id')).toBe('71')
  })

  it('takes two taps for one order and one payment [face.double-tap]', async () => {
    await openPay()
    const button = screen.getByRole('button', { name: 'Pay $17.00' })
    fireEvent.click(button)
    fireEvent.click(button)
    await until(() => says(DONE))
    expect(times('submitOrder')).toBe(1)
    expect(times('paymentStart')).toBe(1)
  })

  it('sends the same key again when the answer was lost [wire.idempotency-intent]', async () => {
    server.on('submitOrder', 'no network')
    await openPay()
    await user.click(screen.getByRole('button', { name: 'Pay $17.00' }))
    await until(() => toastText() !== '')
    const first = last('submitOrder')?.get('idempotency_key')
    server.on('submitOrder', ok(PLACED))
    await user.click(screen.getByRole('button', { name: 'Pay $17.00' }))
    await until(() => says(DONE))
    expect(first).toBeTruthy()
    expect(last('submitOrder')?.get('idempotency_key')).toBe(first)
  })

  it('shows the new total of a quote that changed and asks again [wire.quote-changed]', async () => {
    const dearer = { ...cartOf({ ...LINE, price: '18.00' }), product_total: '18.00', grand_total: '20.00' }
    server.on('submitOrder', refused(2000018, { reason: 'quote_changed', cart_info: dearer, quote_id: '72' }))
    await openPay()
    await user.click(screen.getByRole('button', { name: 'Pay $17.00' }))
    await until(() => says('The total was $17.00 and is now $20.00. Check it, then confirm again.'))
    expect(times('paymentStart')).toBe(0)
    expect(screen.getByRole('button', { name: 'Pay $20.00' })).toBeTruthy()
    server.on('submitOrder', ok({ ...PLACED, grand_total: '20.00' }))
    await user.click(screen.getByRole('button', { name: 'Pay $20.00' }))
    await until(() => says(DONE))
    expect(last('submitOrder')?.get('quote_id')).toBe('72')
    expect(last('paymentStart')?.get('amount')).toBe('20.00')
  })

  it('keeps placed orders when the payment fails, reports it, and does not order again', async () => {
    server.on('paymentStart', refused(1500019))
    await openPay()
    await user.click(screen.getByRole('button', { name: 'Pay $17.00' }))
    await until(() => has('alert'))
    expect(text()).toContain('Your orders are placed and wait for your payment')
    server.on('paymentStart', ok(PAID))
    await user.click(screen.getByRole('button', { name: 'Pay $17.00' }))
    await until(() => says(DONE))
    expect(times('submitOrder')).toBe(1)
    expect(last('paymentStart')?.get('order_ids')).toBe('["12"]')
  })

  it('shows another amount than the button said and asks again [wire.amount-changed]', async () => {
    server.on('paymentStart', refused(2000018, { reason: 'amount_changed', amount: '17.50', currency: 'USD' }))
    await openPay()
    await user.click(screen.getByRole('button', { name: 'Pay $17.00' }))
    await until(() => has('alert'))
    expect(says(DONE)).toBe(false)
    server.on('paymentStart', ok(PAID))
    await user.click(screen.getByRole('button', { name: 'Pay $17.50' }))
    await until(() => says(DONE))
    expect(last('paymentStart')?.get('amount')).toBe('17.50')
  })

  it('says both sums when the shown currency is not the one charged [money.pay-button]', async () => {
    settings.restore('EUR', {
      ...settings.kept,
      currencies: {
        ...settings.kept.currencies,
        list: [
          { code: 'USD', symbol: '$', rate: '1' },
          { code: 'EUR', symbol: '€', rate: '0.9' },
        ],
      },
    })
    await openPay()
    expect(screen.getByRole('button', { name: 'Pay €15.30 $17.00 is charged' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Pay €15.30 $17.00 is charged' })).toBeTruthy()
  })

  it('orders with cash on delivery', async () => {
    server.on('paymentStart', ok({ payment_id: '9', state: 'pending' }))
    await openPay()
    await changePayment()
    await user.click(screen.getByRole('radio', { name: 'Cash on delivery Pay the courier of each shop' }))
    await until(() => text().includes('pay $17.00 on delivery'))
    await user.click(screen.getByRole('button', { name: 'Order, pay $17.00 on delivery' }))
    await until(() => says(DONE))
    expect(last('paymentStart')?.get('payment_method')).toBe('cash_on_delivery')
    expect(text()).toContain('To pay on delivery')
  })

  it('keeps the screen usable when it does not load', async () => {
    server.on('checkout', refused(2000018, { reason: 'failed' }))
    openScreen(PayPage)
    await screen.findByRole('button', { name: 'Try again' })
    server.on('checkout', ok(OPENED))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Pay $17.00' })
  })

  it('reports that nothing is selected to pay', async () => {
    server.on('checkout', ok({ ...OPENED, cart_info: cartOf(), shippings: [] }))
    openScreen(PayPage)
    await until(() => has('heading', 'Nothing is selected'))
    expect(times('checkoutQuote')).toBe(0)
  })

  it('pays orders that wait for a payment, and says when none does', async () => {
    const order = {
      order_id: '12',
      increment_id: '261110000012',
      status: 'to_be_paid',
      payment_method: null,
      actual_payment: null,
      grand_total: '17.00',
      shop: { shop_id: '1', name: 'Claywick Kitchen', image: 'a/teapot.webp', ground: 'mist' },
      actions: ['pay', 'cancel'],
      arrival_method: 'Standard',
      ...SUMS,
    }
    server
      .on('store', ok({ gateways: [] }))
      .on('order', ok({ order }))
      .on('getUserBalance', ok({ balance: '50.00', frozen: '0', wallets: OPENED.wallets }))
    await openPay({ order_ids: '12' })
    await user.click(screen.getByRole('button', { name: 'Pay $17.00' }))
    await until(() => says(DONE))
    expect(times('submitOrder')).toBe(0)
    expect(last('paymentStart')?.get('order_ids')).toBe('["12"]')
    cleanup()
    server.on('order', ok({ order: { ...order, status: 'cancelled', actions: [] } }))
    openScreen(PayPage, { order_ids: '12' })
    await until(() => text().includes('There is nothing to pay here'))
  })

  it.each([
    ['wallet', { wallet: 'EUR', currency: 'EUR', amount: '15.64' }, 'Paid from the wallet', '€31.28'],
    ['cash_on_delivery', null, 'To pay on delivery', '$34.00'],
  ])(
    'confirms orders again that were placed before: by %s [screen.confirmation-kept]',
    async (method, paid, how, sum) => {
      const shop = { shop_id: '1', name: 'Claywick Kitchen', image: 'a/teapot.webp', ground: 'mist' }
      const placed = { status: 'paid', payment_method: method, actual_payment: paid, grand_total: '17.00', actions: [] }
      server
        .on('store', ok({ gateways: [] }))
        .on('getUserBalance', ok({ balance: '50.00', frozen: '0', wallets: OPENED.wallets }))
        .on('order', (fields) => {
          const order_id = fields.get('order_id') ?? ''
          return ok({ order: { ...SUMS, ...placed, order_id, increment_id: `A-${order_id}`, shop } })
        })
      openScreen(PayPage, { order_ids: '12,13' })
      await until(() => says('Your orders are placed'))
      expect(text()).toContain('A-12')
      expect(text()).toContain('A-13')
      expect([text().includes(how), text().includes(sum)]).toEqual([true, true])
      expect(times('submitOrder') + times('paymentStart')).toBe(0)
      // so that going back from it, after a reload, does not lead into the checkout that is done [screen.after-paying]
      expect(checkout.placed).toBe(true)
    },
  )
})
