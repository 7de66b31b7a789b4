import { cleanup, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { inertCards } from '@/testing/inert-cards'
import { button } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ok, type FakeServer } from '@/testing/fake-server'
import { favourites } from '@/stores/favourites'
import { session } from '@/stores/session'
import { scrollOn, user } from '@/testing/person'
import WishlistPage from './wishlist-screen'

const entry = (id: number) => ({
  favorite_id: `e${id}`,
  product_id: String(id),
  shop_id: '1',
  brand_id: '1',
  category_id: '1',
  name_en: `Lamp ${id}`,
  image: 'p/lamp-600.webp',
  ground: 'sand',
  price: '20.00',
  stock: 5,
  rate: 450,
  review_count: 2,
  sold: 3,
  has_options: false,
})
/** The wishlist of a server that keeps these products, the first the latest. */
function keeps(server: FakeServer, products: number[]): void {
  let kept = [...products]
  server
    .on('favorites', (fields) => {
      const p = Number(fields.get('p') ?? 1)
      const list = kept.slice((p - 1) * 20, p * 20).map(entry)
      return ok({ list, count: kept.length, p, page_size: 20 })
    })
    .on('favoriteRemove', (fields) => {
      kept = kept.filter((id) => `e${id}` !== fields.get('favorite_id'))
      return ok({ count: kept.length })
    })
}
const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

let server: FakeServer

beforeEach(() => {
  server = prepareScreen()
  session.restore('token')
  favourites.clear()
})
afterEach(async () => {
  cleanup()
  await favourites.settled()
  await session.end()
})

const card = (number: number) => screen.queryByRole('link', { name: new RegExp(`^Lamp ${number} `) })
const heart = (number: number) => button(`Keep Lamp ${number} on the wishlist`)
const says = (words: string) => until(() => (document.body.textContent ?? '').includes(words))
/** The cards that are shown, each by its name. */
const cards = () =>
  screen.getAllByRole('link', { name: /^Lamp/ }).map((card) => card.textContent?.match(/^Lamp \d+/)?.[0])

describe('the wishlist [route.wishlist]', () => {
  it('shows what is kept, each with a full heart', async () => {
    keeps(server, [1, 2])
    openScreen(WishlistPage)
    await until(() => card(2) !== null)
    expect(inertCards('product-card-')).toEqual([])
    expect(screen.getByRole('button', { name: 'Keep Lamp 1 on the wishlist' }).getAttribute('aria-pressed')).toBe(
      'true',
    )
  })

  it('keeps the card of a removed product in its place, and another tap restores it', async () => {
    keeps(server, [1, 2])
    server.on('favorite', ok({ favorite_id: 'e9', count: 2 }))
    openScreen(WishlistPage)
    await until(() => card(2) !== null)
    await user.click(heart(1))
    expect(heart(1).getAttribute('aria-pressed')).toBe('false')
    await until(() => server.names.includes('favoriteRemove'))
    expect(card(1)).not.toBeNull()
    await favourites.settled()
    await user.click(heart(1))
    await until(() => server.names.includes('favorite'))
    expect(heart(1).getAttribute('aria-pressed')).toBe('true')
  })

  it('loads the next page without a gap after something was taken off', async () => {
    keeps(server, range(25))
    openScreen(WishlistPage)
    await until(() => card(20) !== null)
    await user.click(heart(3))
    await user.click(heart(4))
    scrollOn()
    await until(() => card(25) !== null)
    expect(cards()).toEqual(range(25).map((number) => expect.stringContaining(`Lamp ${number}`)))
  })

  it('says when it is empty, and leads to the shop', async () => {
    keeps(server, [])
    openScreen(WishlistPage)
    await says('Your wishlist is empty')
    await user.click(screen.getByRole('button', { name: 'Go shopping' }))
    await until(() => jest.mocked(Taro.reLaunch).mock.calls.length > 0)
  })

  it('says when it failed, and tries again', async () => {
    openScreen(WishlistPage)
    await says('The wishlist did not load')
    keeps(server, [1])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await until(() => card(1) !== null)
  })

  it('reports that the network is lost, and continues once it is back', async () => {
    server.on('favorites', 'no network')
    openScreen(WishlistPage)
    await says('The network signal is lost')
    keeps(server, [1])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await until(() => card(1) !== null)
  })

  it('shows cards that are still to come', async () => {
    server.on('favorites', () => new Promise(() => undefined))
    openScreen(WishlistPage)
    await until(() => document.querySelector('.card-skeleton') !== null)
  })

  it('leads a visitor to login and back', async () => {
    session.restore('')
    openScreen(WishlistPage)
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length > 0)
    expect(jest.mocked(Taro.redirectTo).mock.calls[0]?.[0].url).toContain('/pages/users/login')
    expect(server.names).toEqual([])
  })
})
