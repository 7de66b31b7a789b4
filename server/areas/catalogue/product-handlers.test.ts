import { eq } from 'drizzle-orm'
import { at, one } from '@contract/rules/lists'
import { categories, productImages, productOptions, skus } from '../../kernel/db/schema/catalogue'
import { flashDeals } from '../../kernel/db/schema/flash-deals'
import { productViews, reviews } from '../../kernel/db/schema/reviews'
import { seedBase, seedProducts, type Base } from '../../testing/catalogue'
import { createTestServer, type TestServer } from '../../testing/server'
import { clearCatalogueCache } from './cache'
import { catalogueHandlers } from './handlers'

let server: TestServer
let base: Base
let ids: bigint[]

beforeAll(async () => {
  server = await createTestServer(catalogueHandlers)
  base = await seedBase(server.db)
  ids = await seedProducts(server.db, base, [
    { names: { en: 'Shirt', es: 'Camisa', th: 'เสื้อ' }, priceMinor: 2_000n, taxRateBps: 700, popularity: 1 },
    { names: { en: 'Gone' }, state: 'withdrawn', hidden: true },
    { names: { en: 'Coat' }, priceMinor: 8_000n, sold30d: 9, popularity: 2 },
    ...Array.from({ length: 14 }, (_, index) => ({
      names: { en: `Shoe ${index}` },
      categoryId: base.shoes,
      popularity: 50 - index,
    })),
  ])
  const shirt = one(ids)
  await server.db.delete(skus).where(eq(skus.productId, shirt))
  const of = { productId: shirt, shopId: base.shopId }
  await server.db.insert(skus).values([
    {
      ...of,
      sku: 'S-red',
      options: { colour: 'red' },
      priceMinor: 2_000n,
      specialPriceMinor: 1_800n,
      stock: 2,
    },
    { ...of, sku: 'S-blue', options: { colour: 'blue' }, priceMinor: 2_100n, stock: 3, image: '/p/b.webp' },
    { ...of, sku: 'S-old', options: { colour: 'old' }, priceMinor: 2_100n, stock: 7, discontinued: true },
  ])
  const red = { value: 'red', names: { en: 'Red', es: 'Rojo' } }
  const blue = { value: 'blue', names: { en: 'Blue' }, image: '/p/b.webp' }
  await server.db
    .insert(productOptions)
    .values({ productId: shirt, option: 'colour', names: { en: 'Colour', es: 'Color' }, values: [red, blue] })
  await server.db.insert(productImages).values([
    { productId: shirt, position: 2, path: '/p/2.webp' },
    { productId: shirt, position: 1, path: '/p/1.webp' },
  ])
})
afterAll(() => server.close())

const open = (id: bigint, headers: Record<string, string> = { lang: 'es' }) =>
  server.call('product', { product_id: String(id) }, headers)

describe('a product [call.product]', () => {
  it('comes in all languages, with its variants and axes in the caller’s language', async () => {
    const { data } = await open(one(ids))
    expect(data.product).toMatchObject({ name_en: 'Shirt', name_es: 'Camisa', name_th: 'เสื้อ', brand_name: 'Acorn' })
    expect(data.product).toMatchObject({ description_es: 'De algodón.', tax_rate: 700, stock: 5, has_options: true })
    expect(data.skus).toEqual([
      {
        sku: 'S-red',
        options: { colour: 'red' },
        price: '20.00',
        special_price: '18.00',
        stock: 2,
        image: '/p/x.webp',
      },
      { sku: 'S-blue', options: { colour: 'blue' }, price: '21.00', stock: 3, image: '/p/b.webp' },
    ])
    expect(data.option_names).toEqual([
      {
        option: 'colour',
        name: 'Color',
        values: [
          { value: 'red', name: 'Rojo' },
          { value: 'blue', name: 'Blue', image: '/p/b.webp' },
        ],
      },
    ])
    expect(data.images).toEqual(['/p/1.webp', '/p/2.webp'])
  })

  it('says which option has the sizes of the size guide above it', async () => {
    expect((await open(one(ids))).data.product).not.toHaveProperty('size_guide')
    const guideWith = async (size: string) => {
      const sizeGuide = { measures: ['chest' as const], rows: [{ size, values: ['90'] }] }
      await server.db.update(categories).set({ sizeGuide }).where(eq(categories.id, base.clothes))
      await clearCatalogueCache(server.db)
      return (await open(one(ids))).data.product.size_guide
    }
    // by the name in a language, and by the value itself
    expect(await guideWith('rojo')).toEqual({
      option: 'colour',
      measures: ['chest'],
      rows: [{ size: 'rojo', values: ['90'] }],
    })
    expect(await guideWith('RED')).toMatchObject({ option: 'colour' })
    expect(await guideWith('green')).toBeUndefined()
  })

  it('comes with its shop, and with others but never itself or withdrawn ones', async () => {
    const { data } = await open(one(ids))
    expect(data.shop).toMatchObject({ name: 'Corner shop', product_count: 16 })
    expect(data.hot[0]?.name_en).toBe('Coat')
    expect([...data.related, ...data.hot].map((card) => card.name_en)).not.toContain('Gone')
  })

  it('says what the shop’s cheapest shipping method costs and when it arrives, and what is faster', async () => {
    const { data } = await open(one(ids))
    expect(data.shipping).toEqual({
      ...{ cost: '4.99', eta_from: '2026-03-04', eta_to: '2026-03-06' },
      faster: { cost: '15.00', eta_from: '2026-03-02', eta_to: '2026-03-03' },
    })
  })

  it('ships free from the shop’s threshold, by the price that holds now', async () => {
    expect((await open(at(ids, 2))).data.shipping.cost).toBe('0.00')
    await server.db.insert(flashDeals).values({
      productId: at(ids, 2),
      priceMinor: 4_999n,
      startsAt: server.clock.now(),
      endsAt: new Date(server.clock.now().getTime() + 1_000),
      left: 1,
    })
    expect((await open(at(ids, 2))).data.shipping.cost).toBe('4.99')
  })

  it('is refused when it is unknown or withdrawn', async () => {
    expect((await open(999n)).code).toBe(2000019)
    expect((await open(at(ids, 1))).code).toBe(2000021)
  })
})

describe('recommendations [call.getRecommend]', () => {
  const recommended = async (headers: Record<string, string> = {}) => {
    const { data } = await server.call('getRecommend', {}, headers)
    return data
  }

  it('are twelve popular products for a visitor', async () => {
    const { list, count } = await recommended()
    expect(count).toBe(12)
    expect(list[0]?.name_en).toBe('Shoe 0')
  })

  it('come from the categories of what the buyer looked at, without what was seen', async () => {
    const { token, userId } = await server.signIn()
    const session = { 'access-token': token }
    await open(one(ids), session)
    const { list } = await recommended(session)
    expect(list.map((card) => card.name_en).slice(0, 2)).toEqual(['Coat', 'Shoe 0'])
    expect(list).toHaveLength(12)
    expect(list.map((card) => card.product_id)).not.toContain(String(ids[0]))

    server.clock.advance(3_600)
    await open(one(ids), session)
    const views = await server.db.select().from(productViews).where(eq(productViews.userId, userId))
    expect(views).toEqual([{ userId, productId: ids[0], seenAt: server.clock.now() }])
  })
})

describe('reviews [call.reviews]', () => {
  it('are listed newest first, with how many gave each star', async () => {
    const text = { productId: one(ids), author: 'Ana', summary: 'Good', content: 'Soft.', language: 'en' as const }
    await server.db.insert(reviews).values([
      { ...text, star: 5, createdAt: new Date('2026-01-01T00:00:00Z') },
      { ...text, star: 3, createdAt: new Date('2026-02-01T00:00:00Z'), images: ['/p/r.webp'], options: 'Red' },
      { ...text, star: 5, createdAt: new Date('2026-01-02T00:00:00Z') },
    ])
    const { data } = await server.call('reviews', { product_id: String(ids[0]), page_size: '1' })
    expect(data).toMatchObject({ count: 3, p: 1, page_size: 1 })
    expect(data.list).toMatchObject([{ star: 3, images: ['/p/r.webp'], options: 'Red' }])
    expect(data.list[0]?.created_at).toBe('2026-02-01T00:00:00.000Z')
    expect(data.histogram.map(({ count }) => count)).toEqual([2, 0, 1, 0, 0])
  })

  it('of an unknown product are refused', async () => {
    expect((await server.call('reviews', { product_id: '999' })).code).toBe(2000019)
  })
})

it('keeps stock from going below zero', async () => {
  const ofShirt = eq(skus.productId, one(ids))
  await expect(server.db.update(skus).set({ stock: -1 }).where(ofShirt)).rejects.toThrow()
})
