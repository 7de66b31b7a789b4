import { screen } from '@testing-library/react'
import { Code } from '@contract/base/codes'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { openRequests } from '@/services/context'
import { type FakeServer, ok, refused } from '@/testing/fake-server'
import { enter, user } from '@/testing/person'
import { settings } from '@/stores/settings'
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

describe('the bars of prices [field.facets.bars]', () => {
  const bars = { currency: 'USD', from: '10.00', step: '10.00', counts: [4, 0, 9] }
  const openFilters = async (price: object) => {
    const facets = { ...FACETS, price: { min: '12.00', max: '99.00', ...price } }
    server.on('category', ok({ category: CATEGORY, list: [product('1')], count: 1, p: 1, page_size: 20, facets }))
    openScreen(CategoryDetailPage, { category_id: '3' })
    await user.click(await screen.findByRole('button', { name: 'Filters' }))
    await screen.findByRole('slider', { name: 'Lowest price' })
  }
  const drawn = () => screen.getByRole('img', { name: /^Products by price/ })
  const chosen = () => Array.from(drawn().children, ({ className }) => className.includes('chosen'))

  it('say how many products there are by price, also of what is dearer than the last one', async () => {
    await openFilters({ bars })
    expect(drawn().getAttribute('aria-label')).toBe('Products by price: 10\u00a0$ to 20\u00a0$ · 4, From 30\u00a0$ · 9')
    expect(chosen()).toEqual([true, true, true])
  })

  it('are marked as far as the chosen range reaches', async () => {
    await openFilters({ bars })
    await enter(screen.getByRole('textbox', { name: 'From' }), '20')
    expect(chosen()).toEqual([false, true, true])
  })

  it('are left out with a back end that does not count them', async () => {
    await openFilters({})
    expect(screen.queryByRole('img', { name: /^Products by price/ })).toBeNull()
  })

  it('are asked for in the currency that is shown', async () => {
    const currencies = [
      { code: 'USD', symbol: '$', rate: '1' },
      { code: 'EUR', symbol: '€', rate: '0.5' },
    ]
    settings.restore('EUR', { ...settings.kept, currencies: { ...settings.kept.currencies, list: currencies } })
    await openFilters({ bars: { ...bars, currency: 'EUR' } })
    expect(server.sent.find(({ name }) => name === 'category')?.fields.get('currency')).toBe('EUR')
    expect(drawn().getAttribute('aria-label')).toContain('10\u00a0€ to 20\u00a0€ · 4')
  })
})

describe('what the list is narrowed by', () => {
  const brands = [
    { id: '7', name: 'Tindelo', count: 3 },
    { id: '8', name: 'Marrowby', count: 2 },
  ]
  const open = async () => {
    const facets = { ...FACETS, brands }
    server.on('category', ok({ category: CATEGORY, list: [product('1')], count: 1, p: 1, page_size: 20, facets }))
    openScreen(CategoryDetailPage, { category_id: '3', brands: '7,8', sale: '1', sort: 'new' })
    await screen.findByRole('button', { name: 'Remove filter: Tindelo' })
  }
  const last = () => Object.fromEntries(server.sent.filter(({ name }) => name === 'category').pop()?.fields ?? [])
  const removable = () =>
    screen.queryAllByRole('button', { name: /^Remove filter/ }).map((node) => node.getAttribute('aria-label'))

  it('is removed one by one, and each brand by itself', async () => {
    await open()
    expect(removable()).toEqual(['Remove filter: Tindelo', 'Remove filter: Marrowby', 'Remove filter: On sale'])
    await user.click(screen.getByRole('button', { name: 'Remove filter: Tindelo' }))
    await until(() => last()['brand_id'] === '["8"]')
    expect(removable()).toEqual(['Remove filter: Marrowby', 'Remove filter: On sale'])
  })

  it('is removed at once, and the order stays', async () => {
    await open()
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await until(() => !('brand_id' in last()))
    expect(last()).toMatchObject({ sort: 'new' })
    expect(removable()).toEqual([])
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
  })
})
