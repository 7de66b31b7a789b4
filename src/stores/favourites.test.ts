import Taro from '@tarojs/taro'
import { autorun } from 'mobx'
import { setCurrent } from '@/locales/current'
import dictionary from '@/locales/catalogues/en.json'
import { clearStored, readStored, writeStored } from '@/platform/storage/storage'
import { openRequests } from '@/services/context'
import { FakeServer, ok, refused } from '@/testing/fake-server'
import { favourites } from './favourites'
import { session } from './session'
import { toast } from './toast'

jest.mock('@/platform/host/network', () => ({ watchNetwork: () => () => undefined }))

const added = (favorite_id: string, count = 1) => ok({ favorite_id, count })
const pageOf = (entries: [string, string][], count = entries.length) =>
  ok({
    list: entries.map(([product_id, favorite_id]) => ({ product_id, favorite_id, price: '9.00' })),
    ...{ count, p: 1, page_size: 50 },
  })

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

describe('the heart of a product [screen.wishlist-heart]', () => {
  it('shows at once, and takes over the count that is answered', async () => {
    server.on('favorite', added('70', 5))
    favourites.toggle('7')
    expect([favourites.has('7'), session.productCount]).toEqual([true, 1])
    await favourites.settled()
    expect([favourites.has('7'), session.productCount]).toEqual([true, 5])
    expect(server.sent[0]?.fields.get('product_id')).toBe('7')
  })

  it('takes the product off by the id of its entry', async () => {
    server.on('favorite', added('70')).on('favoriteRemove', ok({ count: 0 }))
    favourites.toggle('7')
    await favourites.settled()
    favourites.toggle('7')
    expect([favourites.has('7'), session.productCount]).toEqual([false, 0])
    await favourites.settled()
    expect(server.sent[1]?.fields.get('favorite_id')).toBe('70')
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

  it('returns with a message when the removal fails, and can be removed again', async () => {
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

  it('notifies only observers of this product', async () => {
    server.on('favorite', added('70'))
    const drawn: Record<string, number> = { 7: 0, 8: 0 }
    const stop = Object.keys(drawn).map((id) =>
      autorun(() => {
        favourites.has(id)
        drawn[id] = (drawn[id] ?? 0) + 1
      }),
    )
    favourites.toggle('7')
    await favourites.settled()
    stop.forEach((each) => each())
    // once for the tap; the answer changes nothing that is shown
    expect(drawn).toEqual({ 7: 2, 8: 1 })
  })

  it('keeps the expected count while another heart is being saved', async () => {
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
  it('is loaded page by page until it ends', async () => {
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

  it('is empty after it was cleared', () => {
    favourites.learn([{ product_id: '1', favorite_id: '10' } as never])
    favourites.clear()
    expect(favourites.has('1')).toBe(false)
  })
})

describe('a visitor’s heart [screen.wishlist-heart] [role.visitor]', () => {
  beforeEach(() => session.restore(''))
  afterEach(() => clearStored())

  const tap = async (...ids: string[]) => {
    ids.forEach((id) => favourites.toggle(id))
    await favourites.settled()
  }

  it('shows at once, stays on the device, and needs no login', async () => {
    await tap('7', '8')
    expect([favourites.has('7'), favourites.has('8'), session.productCount]).toEqual([true, true, 2])
    expect(toast.current?.text).toBe('Kept on this device. Log in to find it on your wishlist')
    expect(Taro.navigateTo).not.toHaveBeenCalled()
    expect(server.names).toEqual([])
    await expect(readStored('souk.wishes')).resolves.toEqual(['7', '8'])
  })

  it('is removed by another tap', async () => {
    await tap('7', '8', '7')
    expect([favourites.has('7'), session.productCount]).toEqual([false, 1])
    await expect(readStored('souk.wishes')).resolves.toEqual(['8'])
  })

  it('is there again after a start, and at most fifty are kept, the oldest let go', async () => {
    const kept = Array.from({ length: 50 }, (_, index) => `${index + 1}`)
    await writeStored('souk.wishes', kept)
    favourites.restore(kept)
    expect([favourites.has('1'), session.productCount]).toEqual([true, 50])
    await tap('51')
    expect([favourites.has('1'), favourites.has('51'), session.productCount]).toEqual([false, true, 50])
  })

  it('is put onto the list of the account after a login, and no more by the next start', async () => {
    server.on('favorite', (fields) => added(`entry-${fields.get('product_id')}`, 3))
    await tap('7', '8')
    session.restore('token')
    await favourites.settle()
    expect(server.sent.map(({ fields }) => fields.get('product_id'))).toEqual(['7', '8'])
    expect([favourites.has('7'), session.productCount]).toEqual([true, 3])
    server.on('favoriteRemove', ok({ count: 2 }))
    favourites.toggle('7')
    await favourites.settled()
    expect(server.sent.at(-1)?.fields.get('favorite_id')).toBe('entry-7')
    await favourites.settle()
    expect(server.names.filter((name) => name === 'favorite')).toHaveLength(2)
  })

  it('is dropped when the shop no longer sells the product, and kept while the server does not answer', async () => {
    server.on('favorite', (fields) => (fields.get('product_id') === '7' ? refused(2000021) : 'no network'))
    await tap('7', '8')
    session.restore('token')
    await expect(favourites.settle()).rejects.toMatchObject({ kind: 'network' })
    expect([favourites.has('7'), favourites.has('8')]).toEqual([false, true])
    await expect(readStored('souk.wishes')).resolves.toEqual(['8'])
    // not known to the account yet: nothing that a tap could take off
    favourites.toggle('8')
    server.on('favorite', added('80'))
    await favourites.settle()
    expect(favourites.has('8')).toBe(true)
    await expect(readStored('souk.wishes')).resolves.toBeUndefined()
  })
})
