import { eq } from 'drizzle-orm'
import { at, one } from '@contract/rules/lists'
import { accountHandlers } from '../account/handlers'
import { products } from '../../kernel/db/schema/catalogue'
import { favourites } from '../../kernel/db/schema/favourites'
import { seedBase, seedProducts } from '../../testing/catalogue'
import { createTestServer, type TestServer } from '../../testing/server'
import { favouriteHandlers } from './handlers'
import { productIn } from '../catalogue/product-state'

describe('the wishlist', () => {
  let server: TestServer
  let ids: string[]
  let userId: bigint
  let headers: { 'access-token': string }
  beforeAll(async () => {
    server = await createTestServer([...favouriteHandlers, ...accountHandlers])
    const wanted = ['Cup', 'Bowl', 'Kettle'].map((en) => ({ names: { en, es: `${en} (es)` } }))
    ids = (await seedProducts(server.db, await seedBase(server.db), wanted)).map(String)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    const { token, userId: id } = await server.signIn()
    userId = id
    headers = { 'access-token': token }
  })
  const add = (product_id: string) => server.call('favorite', { product_id }, headers)
  const list = (fields = {}) => server.call('favorites', fields, { ...headers, lang: 'es' })

  it('shows the latest first as cards in the caller’s language, page by page [call.favorites]', async () => {
    for (const id of ids) await add(id)
    const { data } = await list({ page_size: '2' })
    expect(data).toMatchObject({ count: 3, p: 1, page_size: 2 })
    expect(data.list.map(({ name_es }) => name_es)).toEqual(['Kettle (es)', 'Bowl (es)'])
    expect((await list({ page_size: '2', p: '2' })).data.list.map(({ product_id }) => product_id)).toEqual([ids[0]])
  })

  it('neither shows nor counts withdrawn products, until they are back [call.favorites]', async () => {
    for (const id of ids) await add(id)
    const withdrawn = one(ids)
    const set = (on: boolean) =>
      server.db
        .update(products)
        .set(productIn(on ? 'withdrawn' : 'listed', server.clock.now()))
        .where(eq(products.id, BigInt(withdrawn)))
    await set(true)
    expect((await list()).data).toMatchObject({ count: 2, list: [{ product_id: ids[2] }, { product_id: ids[1] }] })
    expect((await server.call('getUserinfo', {}, headers)).data.product).toEqual({ count: 2 })
    await set(false)
    expect((await list()).data.count).toBe(3)
  })

  it('makes one entry of ten additions at once [call.favorite]', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(one(ids))))
    const entries = new Set(answers.map(({ data }) => data.favorite_id))
    expect({ entries: entries.size, counts: answers.map(({ data }) => data.count) }).toEqual({
      entries: 1,
      counts: answers.map(() => 1),
    })
  })

  it('accepts no more when it is full, and still returns its existing entries [call.favorite]', async () => {
    const many = Array.from({ length: 499 }, (_, index) => ({ userId, productId: BigInt(1e6 + index) }))
    await server.db.insert(favourites).values(many)
    expect((await add(one(ids))).code).toBe(200)
    expect(await add(at(ids, 1))).toMatchObject({ code: 2000018, data: { reason: 'not_allowed' } })
    expect((await add(one(ids))).code).toBe(200)
  })
})
