import { cleanup, screen, within } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { saidAt } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { clearStored, readStored } from '@/platform/storage/storage'
import { openRequests } from '@/services/context'
import { type FakeServer, ok, refused } from '@/testing/fake-server'
import { searches } from '@/stores/searches'
import { settings } from '@/stores/settings'
import { viewed } from '@/stores/viewed'
import { enter, user } from '@/testing/person'
import SearchPage from './search-screen'

const product = (product_id: string) => ({
  product_id,
  shop_id: '1',
  brand_id: '1',
  category_id: '1',
  name_en: `Lamp ${product_id}`,
  image: '/p/lamp.webp',
  ground: 'sand',
  price: '20.00',
  stock: 5,
  rate: 450,
  review_count: 2,
  sold: 3,
  has_options: false,
})
const FACETS = {
  categories: [],
  brands: [
    { id: '7', name: 'Tindelo', count: 2 },
    { id: '8', name: 'Orrelane', count: 1 },
  ],
  price: { min: '20.00', max: '20.00' },
  rates: [{ rate: 400, count: 3 }],
}
const found = (list: unknown[], count = list.length) => ok({ list, count, p: 1, page_size: 20, facets: FACETS })
const suggested = (some: object = {}) => ok({ terms: [], categories: [], brands: [], products: [], shops: [], ...some })

let server: FakeServer

beforeAll(openRequests)

beforeEach(() => {
  server = prepareScreen().on('searchSuggest', suggested())
})

afterEach(async () => {
  cleanup()
  searches.restore([])
  viewed.restore([])
  settings.categories = []
  await clearStored()
})

const says = (text: string) => until(() => (document.body.textContent ?? '').includes(text))
const sent = (name: string) => server.sent.filter((call) => call.name === name).map(({ fields }) => fields)

async function open(q: string) {
  openScreen(SearchPage, { q: encodeURIComponent(q) })
  await until(() => / results?/.test(screen.queryByRole('status')?.textContent ?? ''))
}

/** Where the suggestion with this name leads. jsdom takes the bold part of a name for a word of its own: no role query finds it. */
const address = (name: string, kind: string) =>
  screen
    .getAllByRole('link')
    .find(({ textContent }) => textContent === name + kind)
    ?.getAttribute('href')

describe('the search page', () => {
  it('shows what its address asks for, and remembers it on the device', async () => {
    server.on('search', found([product('1'), product('2')], 2))
    await open('desk lamp')
    expect(screen.getByText('2 results')).toBeTruthy()
    expect((screen.getByRole('searchbox', { name: 'Search products' }) as HTMLInputElement).value).toBe('desk lamp')
    screen.getByRole('link', { name: 'Lamp 2 20,00 $ 3 sold' })
    await expect(readStored('souk.searches')).resolves.toEqual(['desk lamp'])
  })

  it('puts another term into the address', async () => {
    openScreen(SearchPage)
    await enter(screen.getByRole('searchbox', { name: 'Search products' }), ' tea & mugs ')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length > 0)
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/search/search?q=tea%20%26%20mugs' })
  })

  it('asks for suggestions once the typing rests, and drops answers to older words', async () => {
    const answer = (term: string) => suggested({ terms: [term], products: [product('9')] })
    let late: (() => void) | undefined
    server.on('searchSuggest', async (fields) => {
      if (fields.get('q') === 'l') await new Promise<void>((resolve) => (late = resolve))
      return answer(`${fields.get('q') ?? ''}shade`)
    })
    openScreen(SearchPage)
    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'lamp')
    await says('lampshade')
    late?.()
    await says('Lamp 9')
    expect(sent('searchSuggest').flatMap((fields) => fields.get('q') ?? [])).toEqual(['l', 'lamp'])
    expect(screen.getByRole('region', { name: 'Suggestions' }).textContent).not.toContain('lshade')
  })

  it('leads to the categories and brands whose names begin so, and says what each is [field.suggest.parts]', async () => {
    const categories = [{ category_id: '12', name: 'Lighting' }]
    server.on('searchSuggest', suggested({ categories, brands: [{ brand_id: '7', name: 'Lightwell' }] }))
    openScreen(SearchPage)
    await enter(screen.getByRole('searchbox', { name: 'Search products' }), 'ligh')
    await says('Lightwell')
    expect(address('Lighting', 'Category')).toBe('#/pages/category/detail?category_id=12')
    expect(address('Lightwell', 'Brand')).toBe('#/pages/category/detail?brand_id=7')
  })

  it('starts with what was searched for most and with the categories', async () => {
    settings.categories = [{ category_id: '3', name_en: 'Kitchen', image: '/a/pan.webp', children: [] } as never]
    server.on('searchSuggest', (fields) => suggested(fields.has('q') ? {} : { terms: ['enamel teapot'] }))
    openScreen(SearchPage)
    await says('enamel teapot')
    expect(screen.getByRole('link', { name: 'Kitchen' }).getAttribute('href')).toBe(
      '#/pages/category/detail?category_id=3',
    )
    await user.click(screen.getByRole('link', { name: 'enamel teapot' }))
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length > 0)
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/search/search?q=enamel%20teapot' })
  })

  it('starts without popular searches where they do not load', async () => {
    server.on('searchSuggest', refused(1))
    openScreen(SearchPage)
    await says('What are you looking for?')
    await until(() => sent('searchSuggest').length > 0)
    expect(screen.queryByText('Often searched for')).toBeNull()
  })

  it('says for which words the results are, if not for those of the address, and takes them over', async () => {
    server.on('search', ok({ list: [product('1')], count: 1, p: 1, page_size: 20, facets: FACETS, meant: 'lamp' }))
    await open('lmap')
    await says('Nothing matches “lmap”. Here are the results for “lamp”.')
    await user.click(screen.getByRole('link', { name: 'Search for “lamp”' }))
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length > 0)
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/search/search?q=lamp' })
  })

  it('says nothing twice, and marks what was not typed [field.suggest.parts]', async () => {
    const categories = [{ category_id: '12', name: 'Iluminación' }]
    const terms = ['iluminacion', 'Lamp 9', 'ilumina tu casa']
    server.on('searchSuggest', suggested({ terms, categories, products: [product('9')] }))
    openScreen(SearchPage)
    await enter(screen.getByRole('searchbox', { name: 'Search products' }), 'ILUMÍNA')
    await says('Iluminación')
    const region = within(screen.getByRole('region', { name: 'Suggestions' }))
    expect(region.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Search for “ILUMÍNA”',
      'ilumina tu casa',
      'IluminaciónCategory',
      expect.stringContaining('Lamp 9') as string,
    ])
    for (const rest of ['ción', ' tu casa']) expect(region.getByText(rest, { trim: false })).toBeTruthy()
  })

  it('leads to the shops whose names begin so', async () => {
    server.on('searchSuggest', suggested({ shops: [{ shop_id: '4', name: 'Lamp & Co' }] }))
    openScreen(SearchPage)
    await enter(screen.getByRole('searchbox', { name: 'Search products' }), 'lam')
    await says('Lamp & Co')
    expect(address('Lamp & Co', 'Shop')).toBe('#/pages/shop/detail?shop_id=4')
  })

  it('offers what was searched for, until it is cleared', async () => {
    searches.restore(['kettle', 'mug'])
    openScreen(SearchPage)
    await says('kettle')
    await user.click(screen.getByRole('button', { name: 'Clear recent searches' }))
    await says('What are you looking for?')
    await expect(readStored('souk.searches')).resolves.toBeUndefined()
  })

  it('says when it failed, and tries again', async () => {
    server.on('search', refused(1))
    openScreen(SearchPage, { q: 'lamp' })
    await says('The products did not load')
    server.on('search', found([product('1')]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await until(() => / results?/.test(screen.queryByRole('status')?.textContent ?? ''))
  })

  it('leads from an empty result to other words', async () => {
    server.on('search', found([]))
    openScreen(SearchPage, { q: 'xyz' })
    await says('Nothing matches “xyz”')
    await user.click(screen.getByRole('button', { name: 'Search with other words' }))
    expect((screen.getByRole('searchbox', { name: 'Search products' }) as HTMLInputElement).value).toBe('')
  })

  it('leads from an empty result to popular searches, categories and viewed products', async () => {
    settings.categories = [{ category_id: '3', name_en: 'Kitchen', image: '/a/pan.webp', children: [] } as never]
    viewed.restore(['5'])
    server.on('search', found([]))
    server.on('searchSuggest', suggested({ terms: ['enamel teapot'] }))
    server.on('history', ok({ list: [product('5')], count: 1, p: 1, page_size: 20 }))
    openScreen(SearchPage, { q: 'xyz' })
    await says('Nothing matches “xyz”')
    await says('enamel teapot')
    await says('Lamp 5')
    screen.getByRole('link', { name: 'Kitchen' })
    screen.getByRole('heading', { name: 'Viewed lately' })
  })
})

describe('the filters', () => {
  beforeEach(() =>
    server.on('search', (fields) => (fields.get('price_max') === '1.00' ? found([]) : found([product('1')], 12))),
  )

  it('narrow the list when they are applied, and say before how many there will be', async () => {
    await open('lamp')
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await user.click(screen.getByRole('checkbox', { name: 'Tindelo · 2' }))
    await enter(screen.getByRole('textbox', { name: 'To' }), '25,5')
    await screen.findByRole('button', { name: 'Show 12 results' })
    await user.click(screen.getByRole('button', { name: 'Show 12 results' }))
    await until(() => sent('search').some((fields) => fields.get('price_max') === '25.50' && !fields.has('page_size')))
    expect(sent('search').pop()?.get('brand_id')).toBe('["7"]')
    await until(() => / results?/.test(screen.queryByRole('status')?.textContent ?? ''))
    screen.getByRole('button', { name: 'Remove filter: Tindelo' })
  })

  it('show an invalid price at the field, and keep it', async () => {
    await open('lamp')
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await enter(screen.getByRole('textbox', { name: 'From' }), 'cheap')
    expect(saidAt('From')).toBe('Write a price such as 25 or 25.50')
    expect((screen.getByRole('textbox', { name: 'From' }) as HTMLInputElement).value).toBe('cheap')
  })

  it('can all be taken away where nothing passes them', async () => {
    await open('lamp')
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await enter(screen.getByRole('textbox', { name: 'To' }), '1')
    await user.click(screen.getByRole('button', { name: 'Show results' }))
    await says('Nothing passes these filters')
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }))
    await until(() => / results?/.test(screen.queryByRole('status')?.textContent ?? ''))
    expect(sent('search').pop()?.has('price_max')).toBe(false)
  })

  it('put the list into another order', async () => {
    await open('lamp')
    await user.click(screen.getByRole('button', { name: 'Sort by: Best match' }))
    await user.click(screen.getByRole('radio', { name: 'Price, low to high' }))
    await until(() => sent('search').pop()?.get('sort') === 'price_asc')
  })
})
