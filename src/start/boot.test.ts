import { autorun } from 'mobx'
import Taro from '@tarojs/taro'
import { t } from '@/locales/t'
import { clearStored, writeStored } from '@/platform/storage/storage'
import { Code } from '@contract/base/codes'
import { FakeServer, ok, refused } from '@/testing/fake-server'
import { boot } from './boot'
import { cart } from '@/stores/cart'
import { network } from '@/stores/network'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'

jest.mock('./follow-tabs', () => ({ startFollowing: () => undefined }))
jest.mock('@/platform/host/network', () => ({ watchNetwork: () => () => undefined }))
jest.mock('./keeper', () => ({
  keeper: { keep: () => Promise.resolve(), find: () => Promise.resolve(undefined), forget: () => Promise.resolve() },
}))
const mockDrawn = { promise: Promise.resolve() }
jest.mock('@/platform/navigation/delay-pages', () => ({ firstPageDrawn: () => mockDrawn.promise }))
jest.mock('@/platform/host/page-language', () => ({ setPageLanguage: () => undefined }))

const currencies = {
  list: [
    { code: 'USD', symbol: '$', rate: '1' },
    { code: 'EUR', symbol: '€', rate: '0.9' },
  ],
  base: 'USD',
  static_url: 'https://media.example',
}
const user = { seller_url: '', product: { count: 0 }, card: { count: 6 }, notice: { count: 0 }, notify: false }

const adverts = { top: [], center_top: [], center: [], center_bottom: [], bottom: [], popup: [] }
const site = { service_url: '', social_login: false, mail_code: false, tile_url: '', gateways: [] }

/** Before anything has set it. */
const atFirst = settings.currency

let server: FakeServer

function configured(): FakeServer {
  return server
    .on('getCurrency', ok(currencies))
    .on('getLanguages', ok({ list: [{ code: 'en', name: 'English' }] }))
    .on('getWallets', ok({ list: [] }))
    .on('getUserinfo', ok(user))
    .on('store', (fields) => ok(fields.get('type') === 'advert' ? adverts : site))
    .on('getAllCategory', ok({ list: [] }))
}

/** Settles all pending work, and lets the given time pass. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(async () => {
  jest.useFakeTimers()
  await clearStored()
  settings.restore(atFirst, undefined)
  network.setReached(true)
  server = new FakeServer()
  Object.assign(Taro, { getCurrentInstance: () => ({ router: null }) })
})
afterEach(async () => {
  // what a start loads last must not reach the server of the next test
  await pass(0)
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('speaks Spanish and counts in US dollars at the first start [const.default-language] [const.default-currency] [field.client.locale]', async () => {
  configured()
  await boot()
  expect([settings.language, settings.shown.code, t('nav.home')]).toEqual(['es', 'USD', 'Inicio'])
  expect(server.sent[0]?.header.lang).toBe('es')
})

it('starts in the language and the currency that were chosen', async () => {
  await writeStored('lang', 'th')
  await writeStored('souk.currency', 'EUR')
  configured()
  await boot()
  expect([settings.language, settings.tag, settings.shown.symbol]).toEqual(['th', 'th', '€'])
})

it('asks for the user, then for adverts, settings, categories, and mounts with their answers [start.order]', async () => {
  await writeStored('access-token', 'kept')
  configured()
  await boot()
  expect(settings.kept.currencies).toEqual(currencies)
  expect([settings.adverts, settings.config, settings.settled]).toEqual([adverts, site, true])
  await pass(0)
  const names = server.names.filter((name) => !['getCurrency', 'getLanguages', 'getWallets'].includes(name))
  expect(names).toEqual(['getUserinfo', 'store', 'store', 'getAllCategory'])
  expect(server.sent.filter(({ name }) => name === 'store').map(({ fields }) => fields.get('type'))).toEqual([
    'advert',
    'website_config',
  ])
  const shared = server.sent.filter(({ fields }) => fields.has('lang'))
  const own = server.sent.filter(({ fields }) => !fields.has('lang'))
  expect(own.map(({ name }) => name)).toContain('getUserinfo')
  expect(own.every(({ header }) => header['access-token'] === 'kept')).toBe(true)
  // what caches may keep is asked for without a token [wire.shared]
  expect(shared.map(({ name }) => name)).toContain('getCurrency')
  expect(shared.every(({ header }) => !header['access-token'])).toBe(true)
  expect([session.loggedIn, cart.count]).toEqual([true, 6])
  await session.end()
})

it('asks for no user without a token [start.order]', async () => {
  configured()
  await boot()
  await pass(0)
  expect(server.names).not.toContain('getUserinfo')
})

it('mounts with the kept values when the configuration fails, and tries again [start.offline]', async () => {
  const kept = { ...currencies, static_url: 'https://kept.example' }
  await writeStored('souk.config', { version: 1, currencies: kept, languages: [], wallets: [] })
  server.on('getCurrency', 'no network').on('getLanguages', 'no network').on('getWallets', 'no network')
  await boot()
  expect(settings.picture('tea-600.webp')).toBe('https://kept.example/tea-600.webp')
  configured()
  await pass(2_000)
  expect(settings.picture('tea-600.webp')).toBe('https://media.example/tea-600.webp')
})

it('mounts with built-in values at a first start without a network [start.offline]', async () => {
  settings.restore('USD', {
    version: 1,
    currencies: { list: [], base: 'USD', static_url: '' },
    languages: [],
    wallets: [],
  })
  server.on('getCurrency', 'no network')
  await boot()
  expect(settings.shown).toEqual({ code: 'USD', symbol: '$', rate: '1' })
})

it.each(['getCurrency', 'store', 'getAllCategory'] as const)(
  'does not wait for %s when it takes too long [start.offline]',
  async (slow) => {
    configured().on(slow, () => new Promise<never>(() => undefined))
    const mounted = jest.fn()
    void boot().then(mounted)
    await pass(2_999)
    expect(mounted).not.toHaveBeenCalled()
    await pass(1)
    expect(mounted).toHaveBeenCalled()
  },
)

it('leads to login when the server no longer knows the token, once there is a page to leave [start.order]', async () => {
  const leave = jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: '' })
  let draw: () => void = () => undefined
  mockDrawn.promise = new Promise((resolve) => (draw = resolve))
  await writeStored('access-token', 'old')
  configured().on('getUserinfo', refused(Code.notLoggedIn))
  await boot()
  await pass(0)
  expect([leave.mock.calls, session.loggedIn]).toEqual([[], true])
  draw()
  await pass(0)
  expect(leave).toHaveBeenCalled()
  expect(session.loggedIn).toBe(false)
})

it('has the stored cart before the user is known', async () => {
  session.known = false
  await writeStored('souk.config', { version: 1, currencies, languages: [], wallets: [] })
  await writeStored('souk.cart', { version: 1, items: [{ product_id: '7', qty: 3, selected: true }] })
  configured()
  const counts: number[] = []
  const stop = autorun(() => session.known && counts.push(cart.count))
  await boot()
  stop()
  expect(counts).toEqual([3])
  await cart.clear()
})
