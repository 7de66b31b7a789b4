import { searchTerms } from '../../kernel/db/schema/searches'
import { brands, shops } from '../../kernel/db/schema/catalogue'
import { seedBase, seedProducts, type Base } from '../../testing/catalogue'
import { createTestServer, type TestServer } from '../../testing/server'
import { catalogueHandlers } from './handlers'

let server: TestServer
let base: Base
const picture = { image: '/p/x.webp', ground: 'sand' }

beforeAll(async () => {
  server = await createTestServer(catalogueHandlers)
  base = await seedBase(server.db)
  await server.db.insert(brands).values([
    { name: 'Zinc', ...picture },
    { name: 'acme', ...picture },
  ])
  await server.db.insert(shops).values({ name: 'Shirt corner', ...picture })
  await seedProducts(server.db, base, [
    { names: { en: 'Linen shirt' }, sold30d: 3 },
    { names: { en: 'Shirt of wool' }, sold30d: 5 },
    { names: { en: 'Runner' }, categoryId: base.shoes, sold30d: 7 },
  ])
})
afterAll(() => server.close())

const english = { lang: 'en' }

describe('brands [call.getAllBrand]', () => {
  it('are listed by name, ignoring case', async () => {
    const { data } = await server.call('getAllBrand')
    expect(data.list.map(({ name }) => name)).toEqual(['acme', 'Acorn', 'Zinc'])
  })

  it('are filtered by a beginning, and count over all pages', async () => {
    const { data } = await server.call('getAllBrand', { q: 'AC', p: '2', page_size: '1' })
    expect(data).toMatchObject({ count: 2, list: [{ name: 'Acorn' }] })
  })
})

describe('categories', () => {
  it('are a tree in the caller’s language and English [call.getAllCategory]', async () => {
    const { data } = await server.call('getAllCategory', {}, { lang: 'es' })
    expect(data.list).toMatchObject([
      { name_en: 'Clothes', name_es: 'Ropa', children: [{ name_en: 'Shirts', name_es: 'Camisas', children: [] }] },
      { name_en: 'Shoes', children: [] },
    ])
  })

  it('have a top level without children [call.getFirstCategory]', async () => {
    const { data } = await server.call('getFirstCategory')
    expect(data.list).toMatchObject([
      { name_en: 'Clothes', children: [] },
      { name_en: 'Shoes', children: [] },
    ])
  })

  it('have subtrees [call.seriesCategorys]', async () => {
    const { data } = await server.call('seriesCategorys', { category_id: String(base.clothes) })
    expect(data.list).toMatchObject([{ name_en: 'Clothes', children: [{ name_en: 'Shirts' }] }])
    expect((await server.call('seriesCategorys', { category_id: '999' })).code).toBe(2000019)
  })

  it('are ranked by what their subtrees sold, with their best-selling products [call.categoryTop3]', async () => {
    const { data } = await server.call('categoryTop3')
    const names = data.list.map(({ category, products }) => [category.name_en, products.map((card) => card.name_en)])
    expect(names).toEqual([
      ['Clothes', ['Shirt of wool', 'Linen shirt']],
      ['Shoes', ['Runner']],
    ])
  })
})

describe('suggestions [call.searchSuggest]', () => {
  it('offer what is searched for, categories, products and shops for a beginning, none of them twice', async () => {
    const day = server.clock.now().toISOString().slice(0, 10)
    const counted = { day, searches: 5, empty: 0 }
    const queries = ['shirts', 'shirt for work', 'white shirt', 'tea', 'shirt corner']
    await server.db.insert(searchTerms).values(queries.map((term) => ({ ...counted, term })))
    const { data } = await server.call('searchSuggest', { q: 'Shirt' }, english)
    expect(data.terms).toEqual(['shirt for work', 'white shirt'])
    expect(data.categories.map(({ name }) => name)).toEqual(['Shirts'])
    expect(data.products.map((card) => card.name_en).sort()).toEqual(['Linen shirt', 'Shirt of wool'])
    expect(data.shops.map(({ name }) => name)).toEqual(['Shirt corner'])
  })

  it('offer words of products before anybody has searched for them, as their names have them', async () => {
    const terms = async (q: string, lang: string) => (await server.call('searchSuggest', { q }, { lang })).data.terms
    expect(await terms('run', 'en')).toEqual(['runner'])
    expect(await terms('wo', 'en')).toEqual(['shirt for work', 'wool'])
    // a beginning that is no word, and one of which the rest is a word of its own
    expect([await terms('zz', 'en'), await terms('runner', 'en'), await terms('red run', 'en')]).toEqual([[], [], []])
  })

  it('are only what was searched for most for blanks', async () => {
    const { data } = await server.call('searchSuggest', { q: '  ' })
    const terms = ['shirt corner', 'shirt for work', 'shirts', 'tea', 'white shirt']
    expect(data).toEqual({ terms, categories: [], brands: [], products: [], shops: [] })
  })
})

describe('the cache [call.clearProductCache]', () => {
  it('is emptied by operators alone', async () => {
    const buyer = await server.signIn()
    const operator = await server.signIn({ role: 'operator' })
    const names = async () => (await server.call('getAllBrand', { q: 'Q' })).data.list.map(({ name }) => name)
    await names()
    await server.db.insert(brands).values({ name: 'Quartz', ...picture })

    const refused = await server.call('clearProductCache', {}, { 'access-token': buyer.token })
    expect(refused).toMatchObject({ code: 2000018, data: { reason: 'permission' } })
    expect(await names()).toEqual([])

    expect((await server.call('clearProductCache', {}, { 'access-token': operator.token })).code).toBe(200)
    expect(await names()).toEqual(['Quartz'])
  })
})
