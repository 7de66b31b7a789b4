import Taro from '@tarojs/taro'
import { autorun } from 'mobx'
import { setCurrent } from '@/locales/current'
import { dictionary } from '@/locales/en'
import { openRequests } from '@/services/context'
import { FakeServer, ok, refused } from '@/services/fake-server'
import { favourites } from './favourites'
import { session } from './session'
import { leaveLogin } from './sign-in'
import { toast } from './toast'

jest.mock('@/platform/network', () => ({ watchNetwork: () => () => undefined }))

const HERE = '/pages/prouduct/detail?product_id=7'
const added = (favorite_id: string, count = 1) => ok({ favorite_id, count })
const pageOf = (entries: [string, string][], count = entries.length) =>
  ok({ list: entries.map(([product_id, favorite_id]) => ({ product_id, favorite_id })), count, p: 1, page_size: 50 })

let server: FakeServer

beforeAll(openRequests)
beforeEach(() => {
  jest.restoreAllMocks()
  setCurrent('en', dictionary)
  toast.hide()
  favourites.clear()
  session.restore('token')
  session.setProductCount(0)
  server = new FakeServer()
  const router = { path: '/pages/prouduct/detail', params: { product_id: '7' } }
  Object.assign(Taro, { getCurrentInstance: () => ({ router }), getCurrentPages: () => [{}, {}] })
  for (const move of ['navigateTo', 'navigateBack', 'redirectTo'] as const) {
    jest.spyOn(Taro, move).mockResolvedValue({ errMsg: '' } as never)
  }
})
afterEach(() => favourites.settled())

const loginOpened = () => jest.mocked(Taro.navigateTo).mock.calls.map(([{ url }]) => url)

describe('the heart of a product [screen.wishlist-heart]', () => {
  it('shows at once, and takes over the count that is answered', async () => {
    server.on('favorite', added('70', 5))
    favourites.toggle('7')
    expect([favourites.has('7'), session.productCount]).toEqual([true, 1])
    await favourites.settled()
    expect([favourites.has('7'), session.productCount]).toEqual([true, 5])
    expect(server.sent[0].fields.get('product_id')).toBe('7')
  })

  it('takes the product off by the id of its entry', async () => {
    server.on('favorite', added('70')).on('favoriteRemove', ok({ count: 0 }))
    favourites.toggle('7')
    await favourites.settled()
    favourites.toggle('7')
    expect([favourites.has('7'), session.productCount]).toEqual([false, 0])
    await favourites.settled()
    expect(server.sent[1].fields.get('favorite_id')).toBe('70')
  })

  it('sends one call however often it is tapped meanwhile', async () => {
    server.on('favorite', added('70'))
    for (let taps = 0; taps < 5; taps += 1) favourites.toggle('7')
    await favourites.settled()
    expect(server.names).toEqual(['favorite'])
    expect(favourites.has('7')).toBe(true)
  })

  it.each([
    ['refused', refused(2000021), dictionary.errors.product_invalid],
    ['lost', 'no network' as const, dictionary.errors.request],
  ])('is undone with a message when the addition is %s', async (_, answer, text) => {
    server.on('favorite', answer)
    favourites.toggle('7')
    await favourites.settled()
    expect([favourites.has('7'), session.productCount]).toEqual([false, 0])
    expect(toast.current).toMatchObject({ kind: 'alert', text })
  })

  it('comes back with a message when the removal fails, and goes again by the same entry', async () => {
    favourites.learn([{ product_id: '7', favorite_id: '70' } as never])
    session.setProductCount(1)
    server.on('favoriteRemove', 'no network')
    favourites.toggle('7')
    await favourites.settled()
    expect([favourites.has('7'), session.productCount]).toEqual([true, 1])
    expect(toast.current?.kind).toBe('alert')
    server.on('favoriteRemove', ok({ count: 0 }))
    favourites.toggle('7')
    await favourites.settled()
    expect(server.sent.map(({ fields }) => fields.get('favorite_id'))).toEqual(['70', '70'])
    expect(favourites.has('7')).toBe(false)
  })

  it('stays off when the entry was removed on another device already', async () => {
    favourites.learn([{ product_id: '7', favorite_id: '70' } as never])
    server.on('favoriteRemove', refused(2000019))
    favourites.toggle('7')
    await favourites.settled()
    expect(favourites.has('7')).toBe(false)
    expect(toast.current).toBeNull()
  })

  it('tells those alone who asked for this product', async () => {
    server.on('favorite', added('70'))
    const drawn: Record<string, number> = { 7: 0, 8: 0 }
    const stop = Object.keys(drawn).map((id) =>
      autorun(() => {
        favourites.has(id)
        drawn[id] += 1
      }),
    )
    favourites.toggle('7')
    await favourites.settled()
    stop.forEach((each) => each())
    // once for the tap; the answer changes nothing that is shown
    expect(drawn).toEqual({ 7: 2, 8: 1 })
  })

  it('keeps the count that is foreseen while another heart is under way', async () => {
    let answer = (): void => undefined
    const later = new Promise<void>((resolve) => (answer = resolve))
    server.on('favorite', async (fields) => {
      if (fields.get('product_id') === '8') await later
      return added('70', fields.get('product_id') === '8' ? 2 : 1)
    })
    favourites.toggle('7')
    favourites.toggle('8')
    const counts: number[] = []
    const stop = autorun(() => counts.push(session.productCount))
    answer()
    await favourites.settled()
    stop()
    expect(counts).toEqual([2])
  })

  it('says nothing to the next session of what the one before asked', async () => {
    server.on('favorite', added('70', 9))
    favourites.toggle('7')
    const change = favourites.settled()
    session.restore('another token')
    favourites.clear()
    session.setProductCount(0)
    await change
    expect([favourites.has('7'), session.productCount]).toEqual([false, 0])
  })
})

describe('the list of the account', () => {
  it('is asked for page by page until it ends', async () => {
    const all = Array.from({ length: 70 }, (_, index): [string, string] => [`${index + 1}`, `e${index + 1}`])
    server.on('favorites', (fields) => pageOf(all.slice((Number(fields.get('p')) - 1) * 50).slice(0, 50), 70))
    await favourites.load()
    expect(server.sent.map(({ fields }) => [fields.get('p'), fields.get('page_size')])).toEqual([
      ['1', '50'],
      ['2', '50'],
    ])
    expect([favourites.has('1'), favourites.has('70'), favourites.has('71')]).toEqual([true, true, false])
  })

  it('loses what is gone, and keeps what was tapped while it was on its way', async () => {
    favourites.learn([{ product_id: '1', favorite_id: '10' } as never])
    server.on('favorites', pageOf([['2', '20']])).on('favorite', added('30'))
    const loading = favourites.load()
    favourites.toggle('3')
    await loading
    await favourites.settled()
    expect(['1', '2', '3'].map(favourites.has, favourites)).toEqual([false, true, true])
  })

  it('is nobody’s after it was cleared', () => {
    favourites.learn([{ product_id: '1', favorite_id: '10' } as never])
    favourites.clear()
    expect(favourites.has('1')).toBe(false)
  })
})

describe('a visitor’s heart [screen.wishlist-heart] [role.visitor]', () => {
  beforeEach(() => session.restore(''))

  it('leads to login with a word why, and asks nobody', () => {
    favourites.toggle('7')
    expect(loginOpened()).toEqual([`/pages/users/login?next=${encodeURIComponent(HERE)}`])
    expect(toast.current?.text).toBe('Log in to keep it on your wishlist')
    expect([server.names, favourites.has('7')]).toEqual([[], false])
  })

  it('is set after the login, on the screen it was tapped on', async () => {
    server.on('favorite', added('70'))
    favourites.toggle('7')
    session.restore('token')
    await leaveLogin(HERE)
    expect(Taro.navigateBack).toHaveBeenCalledTimes(1)
    expect(Taro.redirectTo).not.toHaveBeenCalled()
    expect(favourites.has('7')).toBe(true)
    await favourites.settled()
    expect(server.names).toEqual(['favorite'])
  })

  it('is not taken off again when the account had it on its list', async () => {
    favourites.toggle('7')
    session.restore('token')
    favourites.learn([{ product_id: '7', favorite_id: '70' } as never])
    await leaveLogin(HERE)
    expect([server.names, favourites.has('7')]).toEqual([[], true])
  })

  it('is forgotten when another screen leads to the login later', async () => {
    favourites.toggle('7')
    session.restore('token')
    await leaveLogin('/pages/history/purchase')
    await leaveLogin(HERE)
    expect([server.names, favourites.has('7')]).toEqual([[], false])
    expect(Taro.navigateBack).not.toHaveBeenCalled()
  })
})
