import { at, one } from '@contract/rules/lists'
import { flashDeals } from '../../../kernel/db/schema/flash-deals'
import { seedBase, seedProducts, type Base } from '../../../testing/catalogue'
import { createTestServer, type TestServer } from '../../../testing/server'
import { catalogueHandlers } from '../handlers'

let server: TestServer
let base: Base
const ids: Record<string, string> = {}
const HOUR = 3_600_000

async function seed() {
  base = await seedBase(server.db)
  const now = server.clock.now().getTime()
  const named = {
    plain: { names: { en: 'Plain shirt', es: 'Camisa lisa' }, priceMinor: 2_000n, popularity: 50, sold30d: 1 },
    sale: { names: { en: 'Sale shirt' }, priceMinor: 3_000n, specialPriceMinor: 1_500n, popularity: 40, sold30d: 9 },
    flash: { names: { en: 'Flash shirt' }, priceMinor: 4_000n, popularity: 30, stock: 0, sold: 99 },
    shoe: {
      names: { en: '100% shoe', jp: 'ＡＢ靴' },
      categoryId: base.shoes,
      priceMinor: 9_000n,
      rateSum: 9,
      reviewCount: 2,
    },
    gone: { names: { en: 'Gone shirt' }, state: 'withdrawn' as const, hidden: true, popularity: 99 },
  }
  const added = await seedProducts(
    server.db,
    base,
    Object.values(named).map((product, index) => ({ ...product, createdAt: new Date(now - index * HOUR) })),
  )
  Object.keys(named).forEach((name, index) => (ids[name] = String(added[index])))
  const startsAt = new Date(now - HOUR)
  await server.db.insert(flashDeals).values([
    { productId: at(added, 2), priceMinor: 1_000n, startsAt, endsAt: new Date(now + HOUR), left: 3 },
    { productId: one(added), priceMinor: 100n, startsAt, endsAt: new Date(now), left: 3 },
    { productId: at(added, 1), priceMinor: 100n, startsAt, endsAt: new Date(now + HOUR), left: 0 },
  ])
}

beforeAll(async () => {
  server = await createTestServer(catalogueHandlers)
  await seed()
})
afterAll(() => server.close())

const english = { lang: 'en' }
const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id)
async function found(fields: Record<string, string> = {}): Promise<(string | undefined)[]> {
  const { code, data } = await server.call('getAllProducts', fields, english)
  expect(code).toBe(200)
  return data.list.map((card) => nameOf(card.product_id))
}

describe('get_all_products [call.getAllProducts]', () => {
  it('lists products that are not withdrawn, the most popular first, what is sold out last [rule.sold-out-last]', async () => {
    expect(await found()).toEqual(['plain', 'sale', 'shoe', 'flash'])
  })

  it.each([
    ['new', ['plain', 'sale', 'shoe', 'flash']],
    ['sold', ['shoe', 'sale', 'plain', 'flash']],
    ['price_asc', ['flash', 'sale', 'plain', 'shoe']],
    ['price_desc', ['shoe', 'plain', 'sale', 'flash']],
    ['rate', ['shoe', 'flash', 'sale', 'plain']],
  ])('sorts by %s, with ties by the newest id', async (sort, expected) => {
    expect(await found({ sort })).toEqual(expected)
  })

  it('filters by the price that holds now: flash, else special, else price', async () => {
    expect(await found({ price_min: '10', price_max: '15.00' })).toEqual(['sale', 'flash'])
    expect(await found({ price_min: '16', price_max: '15' })).toEqual([])
  })

  it.each([
    ['price_min', '-1', 'min'],
    ['price_max', '1.005', 'format'],
  ])('refuses %s = %s with 1000008 at the field', async (field, value, rule) => {
    const answer = await server.call('getAllProducts', { [field]: value })
    expect(answer).toMatchObject({ code: 1000008, data: { errors: [{ field, rule }] } })
  })

  it('takes a category with its subtree, and several ids as a JSON list', async () => {
    expect(await found({ category_id: String(base.clothes) })).toEqual(['plain', 'sale', 'flash'])
    expect(await found({ category_id: JSON.stringify([String(base.shirts), String(base.shoes)]) })).toHaveLength(4)
    expect(await found({ category_id: '999999' })).toEqual([])
  })

  it('filters by stock, offers, rate, brand and shop', async () => {
    expect(await found({ in_stock: '1' })).toEqual(['plain', 'sale', 'shoe'])
    expect(await found({ on_sale: '1' })).toEqual(['sale', 'flash'])
    expect(await found({ rate_min: '450' })).toEqual(['shoe'])
    expect(await found({ brand_id: String(base.brandId), shop_id: '999' })).toEqual([])
  })

  it('answers an empty list with the right count past the end', async () => {
    const { data } = await server.call('getAllProducts', { p: '9', page_size: '2' })
    expect(data).toEqual({ list: [], count: 4, p: 9, page_size: 2 })
  })

  it('gives a card the caller’s language and English, prices as decimals and the flash deal that is on', async () => {
    const { data } = await server.call('getAllProducts', {}, { lang: 'es' })
    const [plain, sale, , flash] = data.list
    expect(plain).toMatchObject({ name_en: 'Plain shirt', name_es: 'Camisa lisa', price: '20.00', stock: 10 })
    expect(plain).not.toHaveProperty('flash')
    expect(sale).toMatchObject({ price: '30.00', special_price: '15.00' })
    expect(sale).not.toHaveProperty('flash')
    expect(flash).toMatchObject({ price: '40.00', stock: 0, has_options: false })
    expect(flash?.flash).toEqual({ price: '10.00', ends_at: '2026-03-01T13:00:00.000Z', left: 3 })
  })
})

describe('search [call.search]', () => {
  const search = async (term: string) => {
    const { data } = await server.call('search', { term }, english)
    return data.list.map((card) => nameOf(card.product_id))
  }

  it('finds words in any language, in any order and width', async () => {
    expect(await search('LISA camisa')).toEqual(['plain'])
    expect(await search('ab靴')).toEqual(['shoe'])
  })

  it('finds other forms of a word, beginnings, and words with a mistake, which it names [rule.search]', async () => {
    expect(await search('shirts')).toEqual(['plain', 'sale', 'flash'])
    expect(await search('camisas')).toEqual(['plain', 'sale', 'flash'])
    expect(await search('f')).toEqual(['flash'])
    expect(await search('sa')).toEqual(['sale'])
    expect((await server.call('search', { term: 'flesh shirt' }, english)).data).toMatchObject({ meant: 'flash shirt' })
    expect((await server.call('search', { term: 'flash shirt' }, english)).data).not.toHaveProperty('meant')
  })

  it('shows known products and those in stock first [rule.search-order]', async () => {
    expect(await search('s')).toEqual(['plain', 'sale', 'shoe', 'flash'])
  })

  it('finds what names the thing if nothing has all the words [rule.search-instead]', async () => {
    expect(await search('plain shoe')).toEqual(['shoe'])
  })

  it('sorts and filters what it finds', async () => {
    const { data } = await server.call('search', { term: 'shirt', sort: 'price_asc', price_max: '15' }, english)
    expect(data.list.map((card) => nameOf(card.product_id))).toEqual(['flash', 'sale'])
    expect(data).toMatchObject({ count: 2 })
  })

  it.each(['100%', 'acorn 100%'])('finds a number as it is: %s', async (term) => {
    expect(await search(term)).toEqual(['shoe'])
  })

  it.each(['%', '_', '\\', '’', ':*', '!', '& |', "'"])('takes %s for nothing', async (term) => {
    expect(await search(term)).toEqual([])
  })
})

describe('facets', () => {
  it('count each facet without its own filter', async () => {
    const { data } = await server.call(
      'search',
      { term: 'acorn', category_id: String(base.shoes), price_max: '50' },
      english,
    )
    expect(data.count).toBe(0)
    expect(data.facets.categories).toEqual([{ id: String(base.shirts), name: 'Shirts', count: 3 }])
    expect(data.facets.price).toEqual({ min: '90.00', max: '90.00' })
    expect(data.facets.brands).toEqual([])
  })

  it('stay inside the page’s own category [call.category]', async () => {
    const { data } = await server.call('category', { a: String(base.clothes), b: '1' }, english)
    expect(data.category).toMatchObject({ name_en: 'Clothes', children: [{ name_en: 'Shirts' }] })
    expect(data.facets.categories).toEqual([{ id: String(base.shirts), name: 'Shirts', count: 3 }])
    expect(data.facets.price).toEqual({
      min: '10.00',
      max: '20.00',
      bars: { currency: 'USD', from: '10.00', step: '1.00', counts: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] },
    })
    expect(data.facets.rates[0]).toEqual({ rate: 400, count: 0 })
  })
})

describe('scoped lists', () => {
  it('answer a brand and its products [call.brand]', async () => {
    const { data } = await server.call('brand', { id: String(base.brandId), sort: 'price_asc' })
    expect(data.brand.name).toBe('Acorn')
    expect(data.list.map((card) => nameOf(card.product_id))).toEqual(['flash', 'sale', 'plain', 'shoe'])
  })

  it('answer a shop and a page of its products [call.shop]', async () => {
    const { data } = await server.call('shop', { a: String(base.shopId), b: '2', page_size: '3' })
    expect(data.shop).toMatchObject({ name: 'Corner shop', product_count: 4, free_shipping_from: '50.00' })
    expect(data).toMatchObject({ count: 4, p: 2, page_size: 3 })
    expect(data.list.map((card) => nameOf(card.product_id))).toEqual(['shoe'])
  })

  it('refuse an id that nothing has with 2000019', async () => {
    const answers = await Promise.all([
      server.call('brand', { id: '999' }),
      server.call('category', { a: '999', b: '1' }),
      server.call('shop', { a: '999', b: '1' }),
    ])
    expect(answers.map(({ code }) => code)).toEqual([2000019, 2000019, 2000019])
  })
})

it('lists the most sold in 30 days [call.getHotList] and the newest [call.getNew]', async () => {
  const hot = await server.call('getHotList', { page_size: '2' })
  const newest = await server.call('getNew', { page_size: '1' })
  expect(hot.data.list.map((card) => nameOf(card.product_id))).toEqual(['sale', 'plain'])
  expect(newest.data.list.map((card) => nameOf(card.product_id))).toEqual(['plain'])
})

it('lists recommended products by the filters [call.getRecommendList]', async () => {
  const { data } = await server.call('getRecommendList', { on_sale: '1' })
  expect(data.list.map((card) => nameOf(card.product_id))).toEqual(['sale', 'flash'])
})

it('lists the flash deals that are on with the server’s clock [call.getFlashDeals]', async () => {
  const { data } = await server.call('getFlashDeals')
  expect(data.list.map((card) => nameOf(card.product_id))).toEqual(['flash'])
  expect(data).toMatchObject({ count: 1, server_time: '2026-03-01T12:00:00.000Z' })
})
