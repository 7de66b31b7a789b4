import { eq } from 'drizzle-orm'
import { sellers } from '../../kernel/db/schema/accounts'
import { handlers } from '../../app/handlers'
import { seedBase } from '../../testing/catalogue'
import { createTestServer, type TestServer } from '../../testing/server'

describe('where a seller manages the shop [rule.seller-link] [role.seller]', () => {
  let server: TestServer
  let token: string
  let shopId: bigint
  afterEach(() => server.close())

  async function begin(config: { sellerSiteUrl?: string } = {}): Promise<void> {
    server = await createTestServer(handlers, { config })
    shopId = (await seedBase(server.db)).shopId
    const { userId, token: own } = await server.signIn()
    token = own
    await server.db.insert(sellers).values({ userId, state: 0, shopId })
  }
  const approve = () => server.db.update(sellers).set({ state: 1 }).where(eq(sellers.shopId, shopId))
  const url = async () => (await server.call('getUserinfo', {}, { 'access-token': token })).data.seller_url

  it('is the console, for approved sellers only', async () => {
    await begin()
    expect(await url()).toBe('')
    await approve()
    expect(await url()).toMatch(new RegExp(`^http://[^/]+/console/\\?shop_id=${shopId}$`))
  })

  it('is the seller site of SELLER_SITE_URL, where it is set', async () => {
    await begin({ sellerSiteUrl: 'https://sell.example/store' })
    expect(await url()).toBe('')
    await approve()
    expect(await url()).toBe('https://sell.example/store')
  })
})
