import { sql } from 'drizzle-orm'
import { shops } from '../../kernel/db/schema/catalogue'
import { sellers } from '../../kernel/db/schema/accounts'
import { handlers } from '../../app/handlers'
import { seedBase, seedProducts } from '../../testing/catalogue'
import { createTestServer, type TestServer } from '../../testing/server'
import { preferredLanguage } from '../../kernel/http/preferred-language'

describe('the page of a store', () => {
  let server: TestServer
  let shopId: string
  beforeAll(async () => {
    server = await createTestServer(handlers)
    const base = await seedBase(server.db)
    shopId = String(base.shopId)
    await seedProducts(server.db, base, [{ names: { en: 'Cup <b>', es: 'Taza' }, priceMinor: 1_290n }])
    await server.db.update(shops).set({ name: '<script>alert(1)</script>', image: 'a/shop.webp' })
  })
  afterAll(() => server.close())
  const get = (url: string, headers: Record<string, string> = {}) => server.http.inject({ url, headers })

  it('shows the shop and its products in a language of the browser, escaped', async () => {
    const page = await get(`/seller?shop_id=${shopId}`, { 'accept-language': 'fr,es-MX;q=0.8' })
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('lang="es"')
    expect(page.body).toContain('Taza')
    expect(page.body).toContain('src="/media/a/shop.webp"')
    expect(page.body).toContain('src="/media/p/x.webp"')
    expect(page.body).toContain('&lt;script&gt;')
    expect(page.body).not.toContain('<script')
    const english = await get(`/seller?shop_id=${shopId}&ptoken=x`)
    expect(english.body).toContain('Cup &lt;b&gt;')
    expect(english.body).toContain('$12.90')
  })

  it.each(['', '?shop_id=999999', '?shop_id=x', '?shop_id=1&shop_id=2', "?shop_id=1'--"])(
    'is not there for %s',
    async (query) => {
      const answer = await get(`/seller${query}`)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 2000019])
    },
  )

  it('is shown to approved sellers only', async () => {
    const { userId, token } = await server.signIn()
    const url = async () => (await server.call('getUserinfo', {}, { 'access-token': token })).data.seller_url
    expect(await url()).toBe('')
    await server.db.insert(sellers).values({ userId, state: 0, shopId: BigInt(shopId) })
    expect(await url()).toBe('')
    await server.db.update(sellers).set({ state: sql`1` })
    expect(await url()).toMatch(new RegExp(`^http://[^/]+/seller\\?shop_id=${shopId}$`))
  })

  it('makes room for a seller site', async () => {
    const other = await createTestServer(handlers, { config: { sellerSiteUrl: 'https://sell.example' } })
    expect((await other.http.inject({ url: `/seller?shop_id=${shopId}` })).statusCode).toBe(404)
    await other.close()
  })

  it('takes the first language that the app speaks, else English', () => {
    expect(['zh-TW,zh;q=0.9', 'zh-CN', 'ja', 'th-TH', 'fr', '', undefined].map(preferredLanguage)).toEqual([
      'zhtw',
      'zh',
      'jp',
      'th',
      'en',
      'en',
      'en',
    ])
  })
})
