/** Brands, deals, recommendations and the comparison with their faces. */
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { product } from '@/testing/product'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { type FakeServer, ok, refused } from '@/testing/fake-server'
import { compared } from '@/stores/compared'
import { favourites } from '@/stores/favourites'
import { enter, user } from '@/testing/person'
import BrandsPage from './brands/brands-screen'
import ComparePage from './compare/compare-screen'
import FlashPage from './deals/flash-sale-screen'
import RecommendPage from './deals/recommended-screen'

const onDeal = (id: string, ends: { ends_at: string }) => product(id, { flash: { price: '15.00', left: 7, ...ends } })
const page = (list: unknown[]) => ({ list, count: list.length, p: 1, page_size: 20 })
const deals = (list: unknown[], server_time = new Date().toISOString()) => ok({ ...page(list), server_time })
const brand = (brand_id: string, name: string) => ({ brand_id, name, image: '/p/b.webp', ground: 'sand' })

let server: FakeServer
beforeEach(async () => {
  server = prepareScreen()
  await compared.clear()
})

const text = () => document.body.textContent ?? ''

describe.each<[string, ComponentType, 'getAllBrand' | 'getFlashDeals' | 'getRecommendList', string]>([
  ['the brands [route.brands]', BrandsPage, 'getAllBrand', 'The brands did not load'],
  ['the deals [route.flash]', FlashPage, 'getFlashDeals', 'The deals did not load'],
  ['what is recommended [route.recommend]', RecommendPage, 'getRecommendList', 'The products did not load'],
])('%s', (_, Screen, name, failed) => {
  it('say that they did not come, and come at the next try', async () => {
    server.on(name, refused(1))
    openScreen(Screen)
    await until(() => text().includes(failed))
    server.on(name, ok({ ...page([]), server_time: new Date().toISOString() }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await until(() => !text().includes(failed))
  })

  it('say that the network is lost', async () => {
    server.on(name, 'no network')
    openScreen(Screen)
    await until(() => text().includes('The network signal is lost'))
  })
})

it('lists brands by letter, narrows them, and says when none is left [route.brands]', async () => {
  const all = [brand('1', 'Ash'), brand('2', 'Élan')]
  server.on('getAllBrand', (fields) => ok(page(fields.get('q') === 'zz' ? [] : all)))
  openScreen(BrandsPage)
  await screen.findByRole('link', { name: 'Élan' })
  expect(screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent)).toEqual(['A', 'E'])
  await enter(screen.getByRole('searchbox', { name: 'Search for a brand' }), 'zz')
  await until(() => text().includes('No brand begins like that'))
  await user.click(screen.getByRole('button', { name: 'Show all brands' }))
  await screen.findByRole('link', { name: 'Ash' })
})

it('shows deals by the day on which they end, by the server’s clock [route.flash]', async () => {
  // the server is a day ahead of this device: by its clock two hours are left, not twenty-six
  const now = Date.now() + 86_400_000
  const soon = { ends_at: new Date(now + 2 * 3_600_000 + 30_000).toISOString() }
  const later = { ends_at: new Date(now + 60 * 3_600_000).toISOString() }
  server.on('getFlashDeals', deals([onDeal('1', soon), onDeal('2', later)], new Date(now).toISOString()))
  openScreen(FlashPage)
  await screen.findByRole('link', { name: '−25\u00a0% Thing 2 15,00 $ 20,00\u00a0$ 7 left' })
  expect(text()).toMatch(/Ends in02:00:\d\d/)
  expect(text().match(/Ends in/g)).toHaveLength(2)
  expect(text()).toContain('7 left')
})

it('says when no deal is on [route.flash]', async () => {
  server.on('getFlashDeals', deals([]))
  openScreen(FlashPage)
  await until(() => text().includes('No deal is on right now'))
})

describe('the comparison [route.compare]', () => {
  const attributes = (count: number) => [
    { key: 'brand', name: 'Brand', values: Array.from({ length: count }, () => 'Ash') },
    { key: 'option:size', name: 'Size', values: ['S, M', ...Array.from({ length: count - 1 }, () => null)] },
  ]
  const answer = (fields: URLSearchParams) => {
    const ids = JSON.parse(fields.get('ids') ?? '[]') as string[]
    return ok({ list: ids.map((id) => product(id)), attributes: attributes(ids.length) })
  }

  it('asks for nothing while nothing is in it', async () => {
    openScreen(ComparePage)
    await until(() => text().includes('Nothing to compare yet'))
    expect(server.names).not.toContain('compare')
  })

  it('is a table with a header for each product and each property, and removes products', async () => {
    for (const id of ['1', '2']) await compared.toggle(id)
    server.on('compare', answer)
    openScreen(ComparePage)
    await screen.findByRole('button', { name: 'Take Thing 2 out of the comparison' })
    expect(screen.getAllByRole('columnheader', { name: /^Thing/ })).toHaveLength(2)
    expect(screen.getAllByRole('rowheader').map((node) => node.textContent)).toEqual([
      'Price',
      'Rating',
      'Sold',
      'In stock',
      'Brand',
      'Size',
    ])
    expect(text()).toContain('Not stated')
    await user.click(screen.getByRole('button', { name: 'Take Thing 1 out of the comparison' }))
    await until(() => screen.queryByRole('button', { name: 'Take Thing 1 out of the comparison' }) === null)
    expect(compared.ids).toEqual(['2'])
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await until(() => text().includes('Nothing to compare yet'))
  })

  it('shows what a link names, four at most, and takes nothing out of it', async () => {
    server.on('compare', answer)
    openScreen(ComparePage, { ids: '1,2,x,2,3,4,5' })
    await until(() => screen.queryAllByRole('columnheader', { name: /^Thing/ }).length === 4)
    expect(screen.queryByRole('button', { name: 'Take Thing 1 out of the comparison' })).toBeNull()
  })

  it('puts a product of a link into the cart, asks for its variant first, and keeps it for later', async () => {
    const list = [product('1'), product('2', { has_options: true }), product('3', { stock: 0 })]
    server.on('compare', ok({ list, attributes: [] }))
    openScreen(ComparePage, { ids: '1,2,3' })
    await user.click(await screen.findByRole('button', { name: 'Add Thing 1 to the cart' }))
    await screen.findByRole('button', { name: 'Add Thing 1 to the cart, 1' })
    expect(screen.queryByRole('button', { name: 'Add Thing 3 to the cart' })).toBeNull()
    await user.click(screen.getByRole('button', { name: /Thing 3.*wishlist/ }))
    expect(favourites.has('3')).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Add Thing 2 to the cart' }))
    await screen.findByRole('dialog')
  })
})
