import { one } from '@contract/rules/lists'
import { handlers } from './handlers'
import { seedBase, seedProducts, type Base } from '../testing/catalogue'
import { createTestServer, type TestServer } from '../testing/server'
import { clearCatalogueCache } from '../areas/catalogue/cache'
import { flashDeals } from '../kernel/db/schema/flash-deals'

const LIST = '/api/customer/product/get_all_products?lang=th'
const STORE = '/api/customer/index/store?type=website_config&lang=th'

let server: TestServer
let base: Base
let productId: bigint
beforeAll(async () => {
  server = await createTestServer(handlers, { config: { rateLimit: true } })
  base = await seedBase(server.db)
  productId = one(await seedProducts(server.db, base, Array(12).fill({})))
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) => server.http.inject({ url, headers })

describe('the tag of a shared answer [wire.shared]', () => {
  it('stands for it in all encodings, and saves sending it again', async () => {
    const bare = await get(LIST)
    const small = await get(LIST, { 'accept-encoding': 'br' })
    expect([bare.headers['content-encoding'], small.headers['content-encoding']]).toEqual([undefined, 'br'])
    const tag = String(bare.headers.etag)
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/)
    expect(small.headers.etag).toBe(tag)
    for (const wanted of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
      const again = await get(LIST, { 'if-none-match': wanted, 'accept-encoding': 'br' })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(again.headers).toMatchObject({
        etag: tag,
        'cache-control': bare.headers['cache-control'],
        vary: 'accept-encoding',
      })
      expect(again.headers['content-length']).toBeUndefined()
    }
    expect((await get(LIST, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('changes with the answer', async () => {
    const before = await get(LIST)
    await seedProducts(server.db, base, [{}])
    const after = await get(LIST, { 'if-none-match': String(before.headers.etag) })
    expect(after.statusCode).toBe(200)
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })
})

describe('a shared answer [wire.shared]', () => {
  it('says nothing of how often one caller has asked', async () => {
    const shared = await get(LIST)
    const own = await get(LIST.replace(/\?.*/, ''))
    expect([shared.headers['x-ratelimit-remaining'], own.headers['x-ratelimit-remaining']]).toEqual([
      undefined,
      expect.stringMatching(/^\d+$/),
    ])
  })

  it('is none when it refuses', async () => {
    const { headers } = await get('/api/catalog/product/index?product_id=999999&lang=th', { 'if-none-match': '*' })
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
  })

  it('leaves nothing behind for a buyer, whose own answer does', async () => {
    const { token } = await server.signIn()
    const viewed = async () => (await server.call('history', {}, { 'access-token': token })).data.count
    const page = `/api/catalog/product/index?product_id=${productId}`
    await get(`${page}&lang=th`, { 'access-token': token })
    expect(await viewed()).toBe(0)
    expect((await get(page, { 'access-token': token })).headers['cache-control']).toBe('no-store')
    expect(await viewed()).toBe(1)
  })

  it('ends when the next flash deal starts or ends', async () => {
    const now = server.clock.now()
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
    const lifetime = async () => {
      await clearCatalogueCache(server.db)
      return /s-maxage=(\d+), stale-while-revalidate=(\d+)/
        .exec(String((await get(LIST)).headers['cache-control']))
        ?.slice(1)
    }
    expect(await lifetime()).toEqual(['60', '300'])
    await server.db
      .insert(flashDeals)
      .values({ productId, priceMinor: 100n, startsAt: at(90), endsAt: at(3_600), left: 5 })
    expect(await lifetime()).toEqual(['60', '30'])
    await server.db
      .insert(flashDeals)
      .values({ productId, priceMinor: 90n, startsAt: at(-60), endsAt: at(25), left: 5 })
    expect(await lifetime()).toEqual(['25', '0'])
    // a policy has no prices
    expect((await get('/api/terms-policy?lang=en')).headers['cache-control']).toContain('s-maxage=300')
  })
})

it('keeps the settings for one caller where only this machine is offered test cards [wire.shared]', async () => {
  const local = await createTestServer(handlers, { config: { paymentSandbox: 'local' } })
  try {
    const [alone, all] = [await local.http.inject(STORE), await get(STORE)]
    expect(alone.headers['cache-control']).toBe('no-store')
    expect(all.headers['cache-control']).toMatch(/^public, /)
  } finally {
    await local.close()
  }
})
