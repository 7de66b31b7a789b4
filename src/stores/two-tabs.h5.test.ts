/** Two tabs of a browser: the app twice, over one storage of the device. */
import type { CartItem } from '@contract/entities/cart'
import type { SessionData } from '@contract/entities/user'
import type { FakeServer } from '@/testing/fake-server'
import type { followTabs } from './other-tabs'
import type { signIn, signOut } from './sign-in'

jest.mock('@/platform/host/network', () => ({ watchNetwork: () => () => undefined }))
jest.mock('@/platform/host/page-language', () => ({ setPageLanguage: () => undefined }))

interface Tab {
  readonly server: FakeServer
  readonly cart: (typeof import('./cart'))['cart']
  readonly session: (typeof import('./session'))['session']
  readonly favourites: (typeof import('./favourites'))['favourites']
  readonly viewed: (typeof import('./viewed'))['viewed']
  readonly searches: (typeof import('./searches'))['searches']
  readonly compared: (typeof import('./compared'))['compared']
  readonly settings: (typeof import('./settings'))['settings']
  readonly signIn: typeof signIn
  readonly signOut: typeof signOut
  readonly call: (typeof import('@/services/request'))['call']
  readonly read: (typeof import('@/platform/storage/storage'))['readStored']
  /** What the browser tells a tab when another one has written. */
  readonly hears: typeof followTabs
  /** The links that the tab was led to. */
  readonly led: () => string[]
}

const ok = (data: unknown) => ({ code: 200, data })
const NO_SUMS = { product_total: '0', coupon_cost: '0', shipping_cost: '0', tax_total: '0', grand_total: '0' }

/** The merges that all tabs sent: each key with its lines. */
let merges: Map<string, CartItem[]>
let dead: Set<string>
let current: string

const user = (token: string) => ({
  ...{
    firstname: token,
    seller_url: '',
    product: { count: 0 },
    card: { count: 1 },
    notice: { count: 0 },
    notify: false,
  },
})

function answering(server: FakeServer): void {
  server
    .on('getUserinfo', (_, header) => {
      const token = header['access-token'] ?? ''
      return dead.has(token) ? { code: 1100003, data: {} } : ok(user(token))
    })
    .on('cartMerge', (fields) => {
      merges.set(fields.get('idempotency_key') ?? '', JSON.parse(fields.get('items') ?? '[]') as CartItem[])
      return ok({ items_count: 1, clamped: [] })
    })
    .on('cartQuote', ok({ cart_info: { ...NO_SUMS, items_count: 1, shops: [] } }))
    .on('cart', ok({ cart_info: { ...NO_SUMS, items_count: 1, shops: [] } }))
    .on('logout', ok({}))
    .on('favorite', ok({ favorite_id: '1', count: 1 }))
    .on('store', ok({ top: [], center_top: [], center: [], center_bottom: [], bottom: [], popup: [] }))
    .on('getAllCategory', ok({ list: [] }))
}

async function openTab(): Promise<Tab> {
  let tab: Tab | undefined
  await jest.isolateModulesAsync(async () => {
    const { default: Taro } = await import('@tarojs/taro')
    const links: string[] = []
    Object.assign(Taro, { getCurrentInstance: () => ({ router: { path: current, params: {} } }) })
    for (const move of ['reLaunch', 'redirectTo', 'switchTab'] as const) {
      jest.spyOn(Taro, move).mockImplementation(({ url = '' }: { url?: string } = {}) => {
        links.push(url)
        return Promise.resolve({ errMsg: '' })
      })
    }
    const fake = await import('@/testing/fake-server')
    const { setCurrent } = await import('@/locales/current')
    setCurrent('en', (await import('@/locales/catalogues/en.json')).default)
    const server = new fake.FakeServer()
    answering(server)
    const storage = await import('@/platform/storage/storage')
    ;(await import('./session-life')).watchSessionLoss()
    const { session } = await import('./session')
    const { cart } = await import('./cart')
    const { favourites } = await import('./favourites')
    session.restore((await storage.readStored('access-token')) ?? '')
    cart.restore(await storage.readStored('souk.cart'))
    ;(await import('@/services/context')).openRequests()
    tab = {
      ...{ server, session, cart, favourites, read: storage.readStored, led: () => links },
      viewed: (await import('./viewed')).viewed,
      searches: (await import('./searches')).searches,
      compared: (await import('./compared')).compared,
      settings: (await import('./settings')).settings,
      call: (await import('@/services/request')).call,
      hears: (await import('./other-tabs')).followTabs,
      ...(await import('./sign-in')),
    }
  })
  if (tab === undefined) throw new Error('the tab did not open')
  return tab
}

const login = (token: string) =>
  ({
    ...{ 'access-token': token, user: user(token), seller_url: '', card: { count: 0 }, message_unread_count: 0 },
  }) as unknown as SessionData

const wanted = async ({ read }: Tab) =>
  ((await read('souk.cart'))?.items ?? []).map(({ product_id, qty }) => [product_id, qty])

beforeEach(() => {
  localStorage.clear()
  merges = new Map()
  dead = new Set()
  current = '/pages/home/home'
})

describe('what two tabs store [storage.tabs]', () => {
  it('is all kept: goods, wishes, viewed and compared products, searches', async () => {
    const [first, second] = [await openTab(), await openTab()]
    await first.cart.add({ product_id: '1', qty: 1 })
    await second.cart.add({ product_id: '2', qty: 1 })
    await first.cart.add({ product_id: '1', qty: 2 })
    first.favourites.toggle('1')
    await first.favourites.settled()
    second.favourites.toggle('2')
    await second.favourites.settled()
    for (const [tab, id] of [
      [first, '1'],
      [second, '2'],
    ] as const) {
      await tab.viewed.add(id)
      await tab.searches.add(`term ${id}`)
      await tab.compared.toggle(id)
    }
    expect(await wanted(first)).toEqual([
      ['1', 3],
      ['2', 1],
    ])
    const kept = ['souk.wishes', 'souk.viewed', 'souk.searches', 'souk.compare'] as const
    expect(await Promise.all(kept.map((key) => first.read(key)))).toEqual([
      ['1', '2'],
      ['2', '1'],
      ['term 2', 'term 1'],
      ['1', '2'],
    ])
  })

  it('keeps what two taps of one tab store at once', async () => {
    const tab = await openTab()
    await Promise.all([tab.cart.add({ product_id: '1', qty: 1 }), tab.cart.add({ product_id: '2', qty: 1 })])
    expect(await wanted(tab)).toEqual([
      ['2', 1],
      ['1', 1],
    ])
  })

  it('is shown by the other tab', async () => {
    const [first, second] = [await openTab(), await openTab()]
    await first.cart.add({ product_id: '1', qty: 2 })
    await first.compared.toggle('5')
    first.favourites.toggle('7')
    await first.favourites.settled()
    await first.searches.add('lamp')
    await first.viewed.add('9')
    for (const key of ['souk.cart', 'souk.compare', 'souk.wishes', 'souk.searches', 'souk.viewed']) {
      await second.hears(key)
    }
    expect([second.cart.count, second.compared.ids, second.favourites.has('7')]).toEqual([2, ['5'], true])
    expect([second.searches.terms, second.viewed.ids]).toEqual([['lamp'], ['9']])
  })
})

describe('what two tabs show [storage.tabs]', () => {
  it('has one language, one currency and one theme, and what depends on them', async () => {
    const [first, second] = [await openTab(), await openTab()]
    await first.settings.setLanguage('th')
    await first.settings.setCurrency('THB')
    await first.settings.setTheme('dark')
    for (const key of ['lang', 'souk.currency', 'souk.theme']) await second.hears(key)
    const { language, currency, theme } = second.settings
    expect([language, currency, theme]).toEqual(['th', 'THB', 'dark'])
    const asked = () => second.server.sent.flatMap(({ name, header }) => (name === 'getAllCategory' ? header.lang : []))
    expect(asked()).toEqual(['th'])
    // what a tab has itself, and what a log-out deletes, asks for nothing
    await second.hears('lang')
    localStorage.clear()
    await second.hears(null)
    expect(second.settings.language).toBe('th')
    expect(asked()).toHaveLength(1)
  })
})

describe('the session of two tabs [storage.tabs-session]', () => {
  it('is the newer one for a tab whose own has ended, and its token stays', async () => {
    const old = await openTab()
    await old.signIn(login('old'))
    const newer = await openTab()
    await newer.signIn(login('new'))
    dead.add('old')
    await expect(old.call('getUserinfo', {}, { silent: true })).rejects.toMatchObject({ code: 1100003 })
    await jest.advanceTimersByTimeAsync(0)
    expect([old.session.token, old.session.user?.firstname, old.led()]).toEqual(['new', 'new', []])
    await expect(old.read('access-token')).resolves.toBe('new')
  })

  it('ends when its only token is dead, as ever [code.logout]', async () => {
    const tab = await openTab()
    await tab.signIn(login('old'))
    dead.add('old')
    await expect(tab.call('getUserinfo', {}, { silent: true })).rejects.toMatchObject({ code: 1100003 })
    await jest.advanceTimersByTimeAsync(0)
    expect([tab.session.loggedIn, await tab.read('access-token')]).toEqual([false, undefined])
    expect(tab.led()).toEqual(['/pages/users/login?next=%2Fpages%2Fhome%2Fhome'])
  })

  it('begins in both with one login, which merges the visitor’s cart once [session.cart-merge]', async () => {
    const [first, second] = [await openTab(), await openTab()]
    await first.cart.add({ product_id: '1', qty: 1 })
    await second.hears('souk.cart')
    await first.signIn(login('new'))
    await second.hears('access-token')
    await second.hears('souk.cart')
    expect([second.session.token, second.session.user?.firstname]).toEqual(['new', 'new'])
    const again = await openTab()
    await again.signIn(login('new'))
    expect([...merges.values()].map((items) => items.map(({ product_id, qty }) => [product_id, qty]))).toEqual([
      [['1', 1]],
    ])
  })

  it('merges under one key when both send the same lines', async () => {
    const [first, second] = [await openTab(), await openTab()]
    await first.cart.add({ product_id: '1', qty: 1 })
    first.session.restore('new')
    second.session.restore('new')
    await Promise.all([first.cart.merge(), second.cart.merge()])
    expect(merges.size).toBe(1)
  })

  it('merges what a tab added that had not heard of the login, and nothing twice', async () => {
    const [first, second] = [await openTab(), await openTab()]
    await first.cart.add({ product_id: '1', qty: 1 })
    let late: Promise<unknown> = Promise.resolve()
    first.server.on('cartMerge', (fields) => {
      merges.set(fields.get('idempotency_key') ?? '', JSON.parse(fields.get('items') ?? '[]') as CartItem[])
      if (merges.size === 1) late = second.cart.add({ product_id: '1', qty: 2 })
      return ok({ items_count: 1, clamped: [] })
    })
    await first.signIn(login('new'))
    await late
    await first.hears('souk.cart')
    const pieces = [...merges.values()].flatMap((items) => items.map(({ qty }) => qty))
    expect(pieces).toEqual([1, 2])
    expect(await wanted(first)).toEqual([])
  })

  it('takes the wishes of a tab that had not heard of the login onto the list of the account, each once', async () => {
    const [first, second] = [await openTab(), await openTab()]
    await first.signIn(login('new'))
    second.favourites.toggle('7')
    second.favourites.toggle('8')
    await second.favourites.settled()
    await Promise.all([first.hears('souk.wishes'), second.hears('access-token')])
    await second.hears('souk.wishes')
    const sent = [first, second].flatMap(({ server }) => server.sent).filter(({ name }) => name === 'favorite')
    expect(sent.map(({ fields }) => fields.get('product_id'))).toEqual(['7', '8'])
    await expect(first.read('souk.wishes')).resolves.toBeUndefined()
  })

  it('ends in both with one log-out [session.logout]', async () => {
    const first = await openTab()
    await first.signIn(login('new'))
    const second = await openTab()
    await second.searches.add('lamp')
    await first.signOut()
    await second.hears('access-token')
    await second.hears(null)
    expect([second.session.loggedIn, second.searches.terms, second.led()]).toEqual([false, [], []])
  })

  it('leads on from the login page when the login was in the other tab', async () => {
    current = '/pages/users/login'
    const waiting = await openTab()
    const other = await openTab()
    await other.signIn(login('new'))
    await waiting.hears('access-token')
    expect(waiting.led()).toEqual(['/pages/home/home'])
  })
})
