import { cleanup } from '@testing-library/react'
import Taro from '@tarojs/taro'
import type { UserInfo } from '@contract/entities/user'
import { cartOf, LINE } from '@/testing/checkout-data'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { button, field, has, saidAt, says } from '@/testing/find'
import { enter, user } from '@/testing/person'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { toast } from '@/stores/toast'
import LoginPage from './sign-in-screen'
import RegisterPage from './register-screen'

const COUNTS = { card: { count: 0 }, product: { count: 0 }, notice: { count: 0 } }
const USER = { firstname: 'Robin', email: 'robin@souk.test', seller_url: '', notify: false, ...COUNTS }
const ORDERS = '/pages/history/purchase'
const PASSWORD = 'three-small-goats'
const { config } = settings

let server: FakeServer

beforeEach(() => {
  server = prepareScreen()
  session.restore('guest-token')
  session.setUser({ ...USER, guest: true } as unknown as UserInfo)
})
afterEach(async () => {
  cleanup()
  settings.config = config
  await session.end()
})

describe('the account of a guest [role.guests-account]', () => {
  it('takes one password, and leads back', async () => {
    server.on('registerFromGuest', ok({ ...USER, has_password: true }))
    openScreen(RegisterPage, { next: ORDERS })
    expect(says('robin@souk.test')).toBe(true)
    expect(has('textbox', 'E-mail')).toBe(false)
    await user.click(button('Create account'))
    await until(() => saidAt('Password') === 'Fill this in')
    await enter(field('Password'), PASSWORD)
    await user.click(button('Create account'))
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length > 0)
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: ORDERS })
    expect(session.user?.guest).toBeUndefined()
  })

  it('says when the address has an account, and stays', async () => {
    server.on('registerFromGuest', refused(1100000, { errors: [{ field: 'email', rule: 'taken' }] }))
    openScreen(RegisterPage, { next: ORDERS })
    await enter(field('Password'), PASSWORD)
    await user.click(button('Create account'))
    await until(() => has('alert'))
    expect(session.user?.guest).toBe(true)
    expect(has('link', /log in/i)).toBe(true)
  })

  it('asks for the code where the shop wants one, and sends it to the guest’s address', async () => {
    settings.config = { mail_code: true, gateways: [] } as never
    server.on('registerSendCode', ok({})).on('registerFromGuest', ok(USER))
    openScreen(RegisterPage, {})
    await user.click(button(/Send/))
    await until(() => server.names.includes('registerSendCode'))
    expect(server.sent[0]?.fields.get('email')).toBe('robin@souk.test')
    await enter(field('Password'), PASSWORD)
    await enter(field(/code/i), '123456')
    await user.click(button('Create account'))
    await until(() => server.names.includes('registerFromGuest'))
    expect(server.sent.find(({ name }) => name === 'registerFromGuest')?.fields.get('code')).toBe('123456')
  })
})

describe('a guest who logs in', () => {
  const own = { 'access-token': 'own', user: USER, seller_url: '', card: { count: 0 }, message_unread_count: 0 }
  const sent = (name: string) => server.sent.find((one) => one.name === name)
  const tokenOf = (name: string) => sent(name)?.header['access-token']
  const logIn = async () => {
    openScreen(LoginPage, { next: ORDERS })
    await enter(field('E-mail'), USER.email)
    await enter(field('Password'), PASSWORD)
    await user.click(button('Log in'))
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length > 0)
  }
  beforeEach(() => {
    server.on('cart', ok({ cart_info: cartOf(), currency: 'USD' })).on('login', ok(own))
  })

  it('takes the cart along [role.guests] [session.cart-merge]', async () => {
    const info = cartOf({ ...LINE, custom_option_sku: 'red' })
    server
      .on('cart', ok({ cart_info: info, currency: 'USD' }))
      .on('cartMerge', ok({ items_count: 2, clamped: [] }))
      .on('claimOrders', ok({ orders: 0 }))
    await logIn()
    expect(['login', 'cart', 'cartMerge'].map(tokenOf)).toEqual(['', 'guest-token', 'own'])
    expect(sent('cartMerge')?.fields.get('items')).toContain('"custom_option_sku":"red"')
  })

  it('finds the orders in an account with the same address [role.guests-claim]', async () => {
    server.on('claimOrders', ok({ orders: 1 }))
    await logIn()
    expect(tokenOf('claimOrders')).toBe('own')
    expect(sent('claimOrders')?.fields.get('guest_token')).toBe('guest-token')
  })

  it('keeps apart from an account with another address', async () => {
    server.on('login', ok({ ...own, user: { ...USER, email: 'ann@souk.test' } }))
    await logIn()
    expect(server.names).not.toContain('claimOrders')
  })

  it('is logged in even where the orders do not follow', async () => {
    server.on('claimOrders', 'no network')
    await logIn()
    expect([session.token, session.isGuest]).toEqual(['own', false])
    expect(toast.current).not.toBeNull()
  })
})
