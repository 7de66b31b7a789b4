import { screen } from '@testing-library/react'
import { Code } from '@contract/base/codes'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { openRequests } from '@/services/context'
import { type FakeServer, ok, refused } from '@/testing/fake-server'
import { user } from '@/testing/person'
import CategoryDetailPage from './category-screen'

const product = (product_id: string) => ({
  product_id,
  shop_id: '1',
  brand_id: '1',
  category_id: '3',
  name_en: `Bag ${product_id}`,
  image: '/p/bag.webp',
  ground: 'sand',
  price: '20.00',
  stock: 5,
  rate: 450,
  review_count: 2,
  sold: 3,
  has_options: false,
})
const FACETS = { categories: [], brands: [], price: { min: '20.00', max: '20.00' }, rates: [] }
const CATEGORY = { category_id: '3', name_en: 'Bags', image: '', ground: 'sand', children: [] }
const listed = (more: object, list: unknown[], count = list.length) =>
  ok({ ...more, list, count, p: 1, page_size: 20, facets: FACETS })

let server: FakeServer

beforeAll(openRequests)
beforeEach(() => {
  server = prepareScreen()
})

const title = () => screen.queryByRole('heading', { level: 1 })?.textContent
const says = (text: string) => until(() => (document.body.textContent ?? '').includes(text))

it('lists a category under its name, page by page', async () => {
  server.on('category', listed({ category: CATEGORY }, [product('1')], 2))
  openScreen(CategoryDetailPage, { category_id: '3' })
  await screen.findByText('2 results')
  expect(title()).toBe('Bags')
  screen.getByRole('link', { name: 'Bag 1 20,00 $ 3 sold' })
})

it('lists a brand under its name', async () => {
  const brand = { brand_id: '7', name: 'Tindelo', image: '', ground: 'sand' }
  server.on('brand', listed({ brand }, [product('4')]))
  openScreen(CategoryDetailPage, { brand_id: '7' })
  await until(() => title() === 'Tindelo')
  screen.getByRole('link', { name: 'Bag 4 20,00 $ 3 sold' })
})

it('shows an unknown category with a link and no retry', async () => {
  server.on('category', refused(Code.notFound))
  openScreen(CategoryDetailPage, { category_id: '99' })
  await says('There is nothing here')
  await says('See all categories')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Filter/ })).toBeNull()
})

it('shows the lost network, and the list once it is back', async () => {
  server.on('category', 'no network')
  openScreen(CategoryDetailPage, { category_id: '3' })
  await until(() => screen.queryByRole('button', { name: 'Try again' }) !== null)
  server.on('category', listed({ category: CATEGORY }, [product('1')]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('1 result')
})
