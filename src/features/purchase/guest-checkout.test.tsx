import { cleanup, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { ADDRESS, cartOf, LINE, OPENED, QUOTE } from '@/testing/checkout-data'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { button, field, has, isReady, link, PAY, saidAt, says } from '@/testing/find'
import { enter, user } from '@/testing/person'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { cart } from '@/stores/cart'
import { checkout } from '@/stores/checkout'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import PayPage from './pay-screen'

const NO_COUNTS = { card: { count: 0 }, product: { count: 0 }, notice: { count: 0 } }
const GUEST = { firstname: 'Robin', email: 'robin@souk.test', guest: true, seller_url: '', notify: false, ...NO_COUNTS }
const SESSION = {
  'access-token': 'guest-token',
  user: GUEST,
  seller_url: '',
  card: { count: 1 },
  message_unread_count: 0,
}
const BUY_NOW = { product_id: '7', qty: '1' }
const { config } = settings

let server: FakeServer

beforeEach(async () => {
  await settings.show('en')
  server = prepareScreen()
    .on('cartQuote', ok({ cart_info: cartOf(LINE), currency: 'USD' }))
    .on('registerGuest', ok(SESSION))
    .on('addressAdd', ok({ address_list: [ADDRESS] }))
    .on('cartMerge', ok({ items_count: 1, clamped: [] }))
    .on('cartAdd', ok({ items_count: 0, basket_id: '31' }))
    .on('checkout', ok({ ...OPENED, wallets: [] }))
    .on('checkoutQuote', ok(QUOTE))
    .on('favorites', ok({ list: [] }))
  settings.config = { guests: true, gateways: [] } as never
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-PT'])
  session.restore('')
})

afterEach(async () => {
  cleanup()
  settings.config = config
  checkout.reset()
  await session.end()
  await cart.clear()
})

const redirects = () => jest.mocked(Taro.redirectTo).mock.calls.map(([{ url }]) => url)

async function fill(email = 'robin@souk.test'): Promise<void> {
  for (const [label, text] of [
    ['E-mail', email],
    ['Recipient’s name', 'Robin'],
    ['Postal code', '1200-386'],
    ['City', 'Lisbon'],
    ['Street, number, floor', 'Rua da Rosa 42'],
    ['Phone', '+351210000000'],
  ] as const) {
    await enter(field(label), text)
  }
}

const goOn = () => user.click(button('Continue'))
const tokensOf = (name: string) =>
  server.sent.filter((one) => one.name === name).map(({ header }) => header['access-token'])

describe('the checkout of a visitor [role.guests]', () => {
  it('asks for the e-mail address and the address on one page, beside the goods, and shows the way to the login', async () => {
    openScreen(PayPage, { ...BUY_NOW })
    await until(() => has('button', 'Continue'))
    expect(says('Enamel teapot')).toBe(true)
    const [first] = screen.getAllByRole('textbox')
    expect(first).toBe(field('E-mail'))
    expect(link(/Log in/).getAttribute('href')).toContain('login')
    expect(link(/terms/).getAttribute('href')).toContain('terms')
    expect(redirects()).toEqual([])
  })

  it('makes a guest with the address, and goes on with what was wanted', async () => {
    openScreen(PayPage, { ...BUY_NOW })
    await until(() => has('button', 'Continue'))
    await fill()
    await goOn()
    await until(() => redirects().length > 0)
    expect(redirects()).toEqual(['/pages/cart/pay?basket_id=31&product_id=7'])
    const made = server.sent.find(({ name }) => name === 'registerGuest')?.fields
    expect(Object.fromEntries(made ?? [])).toEqual({ name: 'Robin', email: 'robin@souk.test', terms: '1' })
    expect(tokensOf('addressAdd')).toEqual(['guest-token'])
    expect(session.user?.guest).toBe(true)
  })

  it('takes the cart along, and can pay at once', async () => {
    await cart.add({ product_id: '7', qty: 1 })
    openScreen(PayPage)
    await until(() => has('button', 'Continue'))
    await fill()
    await goOn()
    await until(() => isReady(PAY))
    expect(server.names).toContain('cartMerge')
    expect(has('radio', /Wallet/)).toBe(false)
  })

  it('says at its field what is wrong, and makes one guest however often the address is refused', async () => {
    openScreen(PayPage, { ...BUY_NOW })
    await until(() => has('button', 'Continue'))
    await fill('robin@souk')
    await goOn()
    await until(() => saidAt('E-mail') !== '')
    expect(server.names).not.toContain('registerGuest')
    await enter(field('E-mail'), 'robin@souk.test')
    server.on('addressAdd', refused(1000008, { errors: [{ field: 'phone', rule: 'format' }] }))
    await goOn()
    await until(() => saidAt('Phone') !== '')
    expect(session.loggedIn).toBe(false)
    server.on('addressAdd', ok({ address_list: [ADDRESS] }))
    await enter(field('Phone'), '+351210000001')
    await goOn()
    await until(() => session.loggedIn)
    expect(server.names.filter((name) => name === 'registerGuest')).toHaveLength(1)
  })

  it('keeps what was typed when the shop refuses', async () => {
    server.on('registerGuest', refused(2000018, { reason: 'rate_limited', retry_after: 9 }))
    openScreen(PayPage, { ...BUY_NOW })
    await until(() => has('button', 'Continue'))
    await fill()
    await goOn()
    await until(() => server.names.includes('registerGuest') && isReady('Continue'))
    expect(field('E-mail').value).toBe('robin@souk.test')
    expect(server.names).not.toContain('addressAdd')
  })

  it('says when the product cannot be had any more', async () => {
    server.on('cartQuote', ok({ cart_info: cartOf(), currency: 'USD' }))
    openScreen(PayPage, { ...BUY_NOW })
    await until(() => says('again'))
  })
})

describe('a visitor is led to the login [role.visitor]', () => {
  it.each([
    ['where the shop takes no guests', { gateways: [] }, BUY_NOW],
    ['by the address of orders', { guests: true, gateways: [] }, { order_ids: '5' }],
    ['by the address of a basket', { guests: true, gateways: [] }, { basket_id: '5' }],
  ] as const)('%s', async (_, shop, params) => {
    settings.config = shop as never
    openScreen(PayPage, { ...params })
    await until(() => redirects().length > 0)
    expect(redirects()[0]).toContain('/pages/users/login')
  })
})
