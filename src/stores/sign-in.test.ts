import Taro from '@tarojs/taro'
import type { SessionData } from '@contract/entities/user'
import { forgetAll, keep, recall } from '@/platform/storage/storage'
import { openRequests } from '@/services/context'
import { on } from '@/services/events'
import { FakeServer, ok, refused } from '@/services/fake-server'
import { getOrders } from '@/services/orders'
import { cart } from './cart'
import { session } from './session'
import { leaveLogin, signIn, signOut } from './sign-in'

jest.mock('@/platform/network', () => ({ watchNetwork: () => () => undefined }))
jest.mock('@/platform/page-language', () => ({ setPageLanguage: () => undefined }))

const user = {
  firstname: 'Ann',
  seller_url: 'https://souk.example/store',
  product: { count: 4 },
  card: { count: 2 },
  notice: { count: 1 },
  notify: true,
}
const data = {
  'access-token': 'new-token',
  user,
  seller_url: user.seller_url,
  card: { count: 2 },
  message_unread_count: 1,
} as unknown as SessionData

let server: FakeServer
let at: { path: string; params: Record<string, string> }
const reLaunch = () => jest.mocked(Taro.reLaunch)

beforeAll(openRequests)
beforeEach(async () => {
  await forgetAll()
  await session.end()
  await cart.clear()
  server = new FakeServer().on('logout', ok({}))
  at = { path: '/pages/history/purchase', params: { status: 'to_pay', stamp: '1' } }
  Object.assign(Taro, { getCurrentInstance: () => ({ router: at }) })
  jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: '' })
  jest.spyOn(Taro, 'redirectTo').mockResolvedValue({ errMsg: '' })
  jest.spyOn(Taro, 'switchTab').mockResolvedValue({ errMsg: '' })
})
afterEach(() => jest.restoreAllMocks())

it('stores token, user, seller link, cart count and unread flag at login [session.login] [field.client.counts]', async () => {
  await signIn(data)
  await expect(recall('access-token')).resolves.toBe('new-token')
  expect(session).toMatchObject({ token: 'new-token', loggedIn: true, unread: true, productCount: 4 })
  expect(session.user?.firstname).toBe('Ann')
  expect(session.sellerLink).toBe('https://seller.souk.example/store')
  expect(cart.count).toBe(2)
})

it('sends the new token with the next call [wire.headers]', async () => {
  await signIn(data)
  server.on('orders', ok({ list: [], count: 0 }))
  await getOrders({})
  expect(server.sent.at(-1)?.header['access-token']).toBe('new-token')
})

it('keeps the visitor’s lines when the merge fails, and the login stands [session.cart-merge]', async () => {
  await cart.add({ product_id: '5', qty: 1 })
  server.on('cartMerge', 'no network')
  await signIn(data)
  expect(session.loggedIn).toBe(true)
  expect((await recall('souk.cart'))?.items).toHaveLength(1)
})

it('forgets everything on the device, resets the stores and relaunches home at logout [session.logout] [storage.logout]', async () => {
  await signIn(data)
  await keep('souk.viewed', ['1'])
  await keep('lang', 'th')
  await signOut()
  expect(server.names).toContain('logout')
  expect(session).toMatchObject({
    token: '',
    loggedIn: false,
    user: null,
    sellerUrl: '',
    productCount: 0,
    unread: false,
  })
  expect(cart.count).toBe(0)
  await expect(Promise.all([recall('access-token'), recall('lang'), recall('souk.viewed')])).resolves.toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(reLaunch()).toHaveBeenCalledWith({ url: '/pages/home/home' })
})

it('logs out here even when the server cannot be told [session.logout]', async () => {
  await signIn(data)
  server.on('logout', 'no network')
  await signOut()
  expect(session.loggedIn).toBe(false)
  expect(reLaunch()).toHaveBeenCalledTimes(1)
})

it('ends at home, not at login, when the token is dead already at logout [session.logout]', async () => {
  await signIn(data)
  server.on('logout', refused(1100003))
  await signOut()
  expect(reLaunch().mock.calls).toEqual([[{ url: '/pages/home/home' }]])
})

it('leads to login and back when the session is lost, once for ten calls [code.logout]', async () => {
  await signIn(data)
  server.on('orders', refused(1100003))
  await Promise.allSettled(Array.from({ length: 10 }, () => getOrders({})))
  expect(session.loggedIn).toBe(false)
  await expect(recall('access-token')).resolves.toBeUndefined()
  const next = encodeURIComponent('/pages/history/purchase?status=to_pay')
  expect(reLaunch().mock.calls).toEqual([[{ url: `/pages/users/login?next=${next}` }]])
})

it('lets the forms keep what was typed before it takes their screens away [code.logout]', async () => {
  await signIn(data)
  server.on('orders', refused(1100003))
  const seen: boolean[] = []
  const stop = on('sessionLost', () => seen.push(session.loggedIn))
  await Promise.allSettled([getOrders({})])
  stop()
  expect(seen).toEqual([true])
  expect(session.loggedIn).toBe(false)
})

it('stays on the login page when the session is lost there', async () => {
  at = { path: '/pages/users/login', params: {} }
  server.on('orders', refused(1100003))
  await Promise.allSettled([getOrders({})])
  expect(reLaunch()).not.toHaveBeenCalled()
})

it('goes back to where login was asked for, to a tab, or home [role.visitor]', async () => {
  await leaveLogin('/pages/cart/delivery')
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/cart/delivery' })
  await leaveLogin('/pages/cart/cart')
  expect(Taro.switchTab).toHaveBeenCalledWith({ url: '/pages/cart/cart' })
  await leaveLogin('https://evil.example')
  expect(reLaunch()).toHaveBeenCalledWith({ url: '/pages/home/home' })
})
