import { cleanup, screen } from '@testing-library/react'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import * as clock from '@/platform/clock'
import { clearStored } from '@/platform/storage/storage'
import { type FakeServer, ok, refused } from '@/testing/fake-server'
import { cart } from '@/stores/cart'
import { settings } from '@/stores/settings'
import { user } from '@/testing/person'
import HomePage from './home-screen'

const product = (product_id: string, more: object = {}) => ({
  product_id,
  shop_id: '1',
  brand_id: '1',
  category_id: '1',
  name_en: `Lamp ${product_id}`,
  image: 'p/lamp-600.webp',
  ground: 'sand',
  price: '20.00',
  stock: 5,
  rate: 450,
  review_count: 2,
  sold: 3,
  has_options: false,
  ...more,
})
const found = (list: unknown[], more: object = {}) => ok({ list, count: list.length, p: 1, page_size: 20, ...more })
const SERVER_TIME = '2026-11-20T10:00:00.000Z'
const noDeals = found([], { server_time: SERVER_TIME })

let server: FakeServer

beforeEach(async () => {
  server = prepareScreen()
    .on('getFlashDeals', noDeals)
    .on('getRecommendList', found([product('1'), product('2')]))
  settings.language = 'en'
  await cart.clear()
})

afterEach(async () => {
  cleanup()
  await clearStored()
})

const says = (words: string) => until(() => (document.body.textContent ?? '').includes(words))

describe('the home page', () => {
  it('shows what is recommended, and adds from a card', async () => {
    openScreen(HomePage)
    await says('Lamp 2')
    await user.click(screen.getByRole('button', { name: 'Add Lamp 2 to the cart' }))
    await until(() => cart.count === 1)
    await until(() => document.body.innerHTML.includes('Add Lamp 2 to the cart, 1'))
  })

  it('counts down by the clock of the server, not of the device', async () => {
    const flash = { price: '10.00', ends_at: '2026-11-20T12:14:36.000Z', left: 7 }
    server.on('getFlashDeals', found([product('9', { flash })], { server_time: SERVER_TIME }))
    // the device is three hours late
    jest.spyOn(clock, 'now').mockReturnValue(Date.parse('2026-11-20T07:00:00.000Z'))
    openScreen(HomePage)
    await says('Ends in02:14:36')
    await says('7 left')
  })

  it('leads to all deals, and to all that is recommended', async () => {
    server.on('getFlashDeals', found([product('9')], { server_time: SERVER_TIME }))
    openScreen(HomePage)
    await says('Lamp 2')
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href('See all: Flash deals')).toBe('#/pages/category/flash')
    expect(href('See all: Picked for you')).toBe('#/pages/category/recommend')
  })

  it('chooses a variant first where a product has them', async () => {
    server.on('getRecommendList', found([product('3', { has_options: true })])).on('product', refused(1))
    openScreen(HomePage)
    await says('Lamp 3')
    await user.click(screen.getByRole('button', { name: 'Add Lamp 3 to the cart' }))
    await screen.findByRole('dialog')
    expect(cart.count).toBe(0)
  })

  it('leaves the flash deals out when they do not come', async () => {
    server.on('getFlashDeals', refused(1))
    openScreen(HomePage)
    await says('Lamp 1')
    expect(document.body.textContent).not.toContain('Flash deals')
  })

  it('says when the products failed, and tries again', async () => {
    server.on('getRecommendList', refused(1))
    openScreen(HomePage)
    await says('The products did not load')
    server.on('getRecommendList', found([product('1')]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await until(() => screen.queryByRole('link', { name: 'Lamp 1 $ 20.00 3 sold' }) !== null)
  })

  it('says when there is nothing to sell', async () => {
    server.on('getRecommendList', found([]))
    openScreen(HomePage)
    await says('The shelves are still empty')
  })
})
