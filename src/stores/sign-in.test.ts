import Taro from '@tarojs/taro'
import { reaction } from 'mobx'
import type { SessionData } from '@contract/entities/user'
import { clearStored, writeStored, readStored } from '@/platform/storage/storage'
import { openRequests } from '@/services/context'
import { on } from '@/services/events'
import { FakeServer, ok, refused } from '@/testing/fake-server'
import { call } from '@/services/request'
import { cart } from './cart'
import { favourites } from './favourites'
import { redirectClosing, watchSessionLoss } from './session-life'
import { session } from './session'
import { leaveLogin, signIn, signOut } from './sign-in'
import { viewed } from './viewed'

// what is tried again in the background keeps no test running
jest.mock('@/platform/clock', () => ({
  ...jest.requireActual<object>('@/platform/clock'),
  wait: (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref()),
}))

jest.mock('@/platform/host/network', () => ({ watchNetwork: () => () => undefined }))
jest.mock('@/platform/host/page-language', () => ({ setPageLanguage: () => undefined }))

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

watchSessionLoss()

let server: FakeServer
let at: { path: string; params: Record<string, string> }
const reLaunch = () => jest.mocked(Taro.reLaunch)

beforeAll(openRequests)
beforeEach(async () => {
  await clearStored()
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

it('start token, user, seller link, cart count and unread flag at login [session.login] [field.client.counts]', async () => {
  await signIn(data)
  await expect(readStored('access-token')).resolves.toBe('new-token')
  expect(session).toMatchObject({ token: 'new-token', loggedIn: true, unread: true, productCount: 4 })
  expect(session.user?.firstname).toBe('Ann')
  expect(session.sellerLink).toBe('https://seller.souk.example/store')
  expect(cart.count).toBe(2)
})

it('have the cart wait for the merge from the moment at which somebody is logged in [session.cart-merge]', async () => {
  await cart.add({ product_id: '7', qty: 1 })
  const steps: string[] = []
  server.on('cartMerge', () => {
    steps.push('merged')
    return ok({ items_count: 1, clamped: [] })
  })
  // a screen that is drawn at that moment
  const stop = reaction(
    () => session.loggedIn,
    () => void cart.merged().then(() => steps.push('loaded')),
  )
  await signIn(data)
  stop()
  expect(steps).toEqual(['merged', 'loaded'])
})

const NO_SUMS = { product_total: '0', coupon_cost: '0', shipping_cost: '0', tax_total: '0', grand_total: '0' }

it('loads the cart only after the visitor’s was merged into it [session.cart-merge]', async () => {
  await cart.add({ product_id: '7', qty: 1 })
  let merged = false
  let finish: () => void = () => undefined
  server
    .on('cartMerge', async () => {
      await new Promise<void>((resolve) => (finish = resolve))
      merged = true
      return ok({ items_count: 1, clamped: [] })
    })
    .on('cart', () => ok({ cart_info: { ...NO_SUMS, items_count: merged ? 1 : 0, shops: [] } }))
  const signingIn = signIn(data)
  const loading = cart.load()
  while (!server.names.includes('cartMerge')) await new Promise(setImmediate)
  expect([server.names.includes('cart'), cart.info]).toEqual([false, null])
  finish()
  await Promise.all([signingIn, loading])
  expect(cart.info?.items_count).toBe(1)
})

it('sends the new token with the next call [wire.headers]', async () => {
  await signIn(data)
  server.on('orders', ok({ list: [], count: 0, counts: {} }))
  await call('orders', {})
  expect(server.sent.at(-1)?.header['access-token']).toBe('new-token')
})

it('keeps the visitor’s lines when the merge fails, and the login succeeds [session.cart-merge]', async () => {
  await cart.add({ product_id: '5', qty: 1 })
  server.on('cartMerge', 'no network')
  await signIn(data)
  expect(session.loggedIn).toBe(true)
  expect((await readStored('souk.cart'))?.items).toHaveLength(1)
})

it('forgets everything on the device, resets the stores and relaunches home at logout [session.logout] [storage.logout]', async () => {
  await signIn(data)
  await writeStored('souk.viewed', ['1'])
  await writeStored('lang', 'th')
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
  await expect(
    Promise.all([readStored('access-token'), readStored('lang'), readStored('souk.viewed')]),
  ).resolves.toEqual([undefined, undefined, undefined])
  expect(reLaunch()).toHaveBeenCalledWith({ url: '/pages/home/home' })
})

it('logs out at once if the server never answers, and ends that same session there later [session.logout]', async () => {
  await signIn(data)
  server.on('logout', () => new Promise(() => undefined))
  jest.useFakeTimers()
  try {
    await signOut()
  } finally {
    jest.useRealTimers()
  }
  expect([session.loggedIn, reLaunch().mock.calls.length]).toEqual([false, 1])
  await expect(readStored('access-token')).resolves.toBeUndefined()
  expect(server.sent.filter(({ name }) => name === 'logout').map(({ header }) => header['access-token'])).toEqual([
    'new-token',
  ])
})

it('ends a session on the server later if it ended without a network, and only once [session.logout]', async () => {
  await signIn(data)
  server.on('logout', 'no network')
  jest.useFakeTimers()
  try {
    await signOut()
    expect([session.loggedIn, reLaunch().mock.calls.length]).toEqual([false, 1])
    const told = () => server.names.filter((name) => name === 'logout').length
    await jest.advanceTimersByTimeAsync(1_000)
    expect(told()).toBe(1)
    await signIn({ ...data, 'access-token': 'another-token' })
    server.on('logout', refused(1100003))
    await jest.advanceTimersByTimeAsync(1_000)
    expect(told()).toBe(2)
    expect(server.sent.at(-1)?.header['access-token']).toBe('new-token')
    await jest.advanceTimersByTimeAsync(600_000)
    expect([told(), session.loggedIn]).toEqual([2, true])
  } finally {
    jest.useRealTimers()
  }
})

describe('an account that was closed [rule.leaving]', () => {
  const leaver = { ...data, user: { ...user, erased_at: '2099-12-06T10:00:00.000Z' } } as unknown as SessionData

  it('leads from login to where it can be kept, whatever asked for the login, and asks for nothing else', async () => {
    await cart.add({ product_id: '5', qty: 1 })
    await signIn(leaver)
    await leaveLogin('/pages/cart/delivery')
    expect(reLaunch().mock.calls).toEqual([[{ url: '/pages/mine/account' }]])
    expect(Taro.redirectTo).not.toHaveBeenCalled()
    expect(server.names).toEqual([])
    expect((await readStored('souk.cart'))?.items).toHaveLength(1)
  })

  it('leads there once, however many screens ask, and leaves alone what may be read', async () => {
    await signIn(leaver)
    await expect(Promise.all([redirectClosing(), redirectClosing(), redirectClosing()])).resolves.toEqual([
      true,
      true,
      true,
    ])
    expect(reLaunch()).toHaveBeenCalledTimes(1)
    for (const path of ['/pages/mine/account', 'pages/mine/account', '/pages/policy/privacy']) {
      at = { path, params: {} }
      await expect(redirectClosing()).resolves.toBe(true)
    }
    expect(reLaunch()).toHaveBeenCalledTimes(1)
  })

  it('is no other user’s', async () => {
    await signIn(data)
    await expect(redirectClosing()).resolves.toBe(false)
    expect(reLaunch()).not.toHaveBeenCalled()
  })
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
  await Promise.allSettled(Array.from({ length: 10 }, () => call('orders', {})))
  expect(session.loggedIn).toBe(false)
  while (reLaunch().mock.calls.length === 0) await new Promise(setImmediate)
  await expect(readStored('access-token')).resolves.toBeUndefined()
  const next = encodeURIComponent('/pages/history/purchase?status=to_pay')
  expect(reLaunch().mock.calls).toEqual([[{ url: `/pages/users/login?next=${next}` }]])
})

it('lets the forms keep what was typed before it takes their screens away [code.logout]', async () => {
  await signIn(data)
  server.on('orders', refused(1100003))
  const seen: boolean[] = []
  const stop = on('sessionLost', () => seen.push(session.loggedIn))
  await Promise.allSettled([call('orders', {})])
  stop()
  expect(seen).toEqual([true])
  expect(session.loggedIn).toBe(false)
})

it('forgets at logout what was viewed, in memory as on the device [session.logout] [storage.logout]', async () => {
  await signIn(data)
  await viewed.add('54')
  expect(viewed.ids).toEqual(['54'])
  await signOut()
  expect(viewed.ids).toEqual([])
})

it('takes the hearts away when the session is lost [code.logout]', async () => {
  const heart = { favorite_id: '1', product_id: '54', price: '9.00' }
  server.on('favorites', ok({ list: [heart], count: 1, p: 1, page_size: 20 }))
  await signIn(data)
  await favourites.load()
  expect(favourites.has('54')).toBe(true)
  server.on('orders', refused(1100003))
  await Promise.allSettled([call('orders', {})])
  await new Promise(setImmediate)
  expect(favourites.has('54')).toBe(false)
})

it('stays on the login page when the session is lost there', async () => {
  at = { path: '/pages/users/login', params: {} }
  server.on('orders', refused(1100003))
  await Promise.allSettled([call('orders', {})])
  expect(reLaunch()).not.toHaveBeenCalled()
})

it('returns to the screen that required the login, to a tab, or home [role.visitor]', async () => {
  await leaveLogin('/pages/cart/delivery')
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/cart/delivery' })
  await leaveLogin('/pages/cart/cart')
  expect(Taro.switchTab).toHaveBeenCalledWith({ url: '/pages/cart/cart' })
  await leaveLogin('https://evil.example')
  expect(reLaunch()).toHaveBeenCalledWith({ url: '/pages/home/home' })
})
