import { screen } from '@testing-library/react'
import { Code } from '@contract/base/codes'

import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { settings } from '@/stores/settings'
import { user } from '@/testing/person'
import ShopDetailPage from './shop-screen'

const SHOP = {
  shop_id: '7',
  name: 'Claywick Kitchen',
  image: '/p/teapot.webp',
  ground: 'mist',
  rate: 486,
  product_count: 120,
  free_shipping_from: '40.00',
  text: 'Thrown by hand.',
}
const PRODUCT = {
  product_id: '1',
  shop_id: '7',
  brand_id: '1',
  category_id: '3',
  name_en: 'Teapot',
  image: '/p/teapot.webp',
  ground: 'sand',
  price: '20.00',
  stock: 5,
  rate: 450,
  review_count: 2,
  sold: 3,
  has_options: false,
}
const FACETS = { categories: [], brands: [], price: { min: '20.00', max: '20.00' }, rates: [] }
const listed = (list: unknown[], shop: object = SHOP) =>
  ok({ shop, list, count: list.length, p: 1, page_size: 20, facets: FACETS })

let server: FakeServer
beforeEach(() => {
  server = prepareScreen()
  settings.language = 'en'
})

const text = () => document.body.textContent ?? ''
const says = (words: string) => until(() => text().includes(words))

describe('a shop [route.shop-detail]', () => {
  it('shows the shop, its limit for free shipping, and its products', async () => {
    server.on('shop', listed([PRODUCT]))
    openScreen(ShopDetailPage, { shop_id: '7' })
    await screen.findByText('1 result')
    expect(screen.getByRole('heading', { level: 2, name: 'Claywick Kitchen' })).toBeTruthy()
    for (const words of ['4.86', '120 products', 'Thrown by hand.', 'Free shipping from $40.00']) {
      expect(text()).toContain(words)
    }
    screen.getByRole('link', { name: 'Teapot $ 20.00 3 sold' })
  })

  it('says how it takes goods back, and until when it is away', async () => {
    server.on('shop', listed([PRODUCT], { ...SHOP, returns: 'Unused within 30 days.', away_until: '2026-12-04' }))
    openScreen(ShopDetailPage, { shop_id: '7' })
    await says('The shop is away. It ships again from Dec 4.')
    expect(text()).toContain('ReturnsUnused within 30 days.')
  })

  it('is sent by its link', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    server.on('shop', listed([PRODUCT]))
    openScreen(ShopDetailPage, { shop_id: '7' })
    await until(() => screen.queryByRole('button', { name: 'Share' }) !== null)
    await user.click(screen.getByRole('button', { name: 'Share' }))
    await until(() => writeText.mock.calls.length > 0)
    expect(writeText.mock.calls[0][0]).toContain('/go/pages/shop/detail?shop_id=7')
  })

  it('sorts what it sells', async () => {
    server.on('shop', listed([PRODUCT]))
    openScreen(ShopDetailPage, { shop_id: '7' })
    await until(() => screen.queryByRole('button', { name: 'Sort by: Best match' }) !== null)
    await user.click(screen.getByRole('button', { name: 'Sort by: Best match' }))
    await user.click(screen.getByRole('radio', { name: 'Price, low to high' }))
    await until(() => server.sent.some(({ name, fields }) => name === 'shop' && fields.get('sort') === 'price_asc'))
  })

  it('shows a new shop, and says that nothing is for sale yet', async () => {
    server.on('shop', listed([], { ...SHOP, rate: 0, product_count: 0, free_shipping_from: null, text: '' }))
    openScreen(ShopDetailPage, { shop_id: '7' })
    await says('Nothing for sale yet')
    expect(screen.getByRole('heading', { level: 2, name: 'Claywick Kitchen' })).toBeTruthy()
    expect(text()).not.toContain('Free shipping')
  })

  it('shows an unknown shop with a link and no retry', async () => {
    server.on('shop', refused(Code.notFound))
    openScreen(ShopDetailPage, { shop_id: '99' })
    await says('There is no such store')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('says when it did not load and when the network is lost, and shows it once it is back', async () => {
    server.on('shop', refused(Code.operationFailed, { reason: 'failed' }))
    openScreen(ShopDetailPage, { shop_id: '7' })
    await says('The store did not load')
    server.on('shop', 'no network')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await says('The network signal is lost')
    server.on('shop', listed([PRODUCT]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await says('Claywick Kitchen')
  })
})
