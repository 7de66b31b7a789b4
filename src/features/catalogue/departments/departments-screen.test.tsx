/** The departments: all of one, its kinds, and what sells best in it. */
import { screen } from '@testing-library/react'
import { openRequests } from '@/services/context'
import { useWide } from '@/shell/page/use-wide'
import { type FakeServer, ok } from '@/testing/fake-server'
import { product } from '@/testing/product'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import DepartmentsPage from './departments-screen'

jest.mock('@/shell/page/use-wide', () => ({ useWide: jest.fn() }))

const node = (category_id: string, name_en: string, children: unknown[] = []) => ({
  category_id,
  name_en,
  image: '/p/bag.webp',
  ground: 'sand',
  children,
})
const FACETS = {
  categories: [],
  brands: [{ id: '7', name: 'Orrel', count: 3 }],
  price: { min: '20.00', max: '20.00' },
  rates: [],
}

let server: FakeServer
beforeAll(openRequests)
beforeEach(() => {
  server = prepareScreen()
  server.on('getAllCategory', ok({ list: [node('1', 'Bags', [node('2', 'Travel')])], count: 1, p: 1, page_size: 20 }))
})

/** Opens the page, and returns what it asked for. */
async function open(wide: boolean): Promise<string[]> {
  jest.mocked(useWide).mockReturnValue(wide)
  const asked: string[] = []
  server.on('category', (fields) => {
    asked.push(`${fields.get('sort')} ${fields.get('page_size')}`)
    return ok({ category: node('1', 'Bags'), list: [product('3')], count: 1, p: 1, page_size: 20, facets: FACETS })
  })
  openScreen(DepartmentsPage)
  await until(() => (document.body.textContent ?? '').includes('Orrel'))
  return asked
}

it('leads to all of a department and to its kinds, by its name alone [route.category]', async () => {
  await open(false)
  screen.getByRole('link', { name: 'Bags See all' })
  screen.getByRole('link', { name: 'Travel' })
  expect(screen.queryByRole('heading', { name: 'Selling well' })).toBeNull()
})

it('shows what sells best in it on wide screens, with one call [route.category]', async () => {
  expect(await open(true)).toEqual(['sold 10'])
  screen.getByRole('heading', { name: 'Selling well' })
  screen.getByRole('link', { name: /^Thing 3/ })
})
