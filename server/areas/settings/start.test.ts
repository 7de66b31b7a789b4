import { API_PREFIX, endpoints } from '@contract/endpoints/app'
import { HOME_DEALS } from '@contract/endpoints/start'
import { one } from '@contract/rules/lists'
import { handlers } from '../../app/handlers'
import { flashDeals } from '../../kernel/db/schema/flash-deals'
import { seedBase, seedProducts } from '../../testing/catalogue'
import { createTestServer, type TestServer } from '../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer(handlers)
  const base = await seedBase(server.db)
  const products = await seedProducts(server.db, base, Array(HOME_DEALS + 3).fill({}))
  const [startsAt, endsAt] = [-60_000, 3_600_000].map((ms) => new Date(server.clock.now().getTime() + ms)) as [
    Date,
    Date,
  ]
  await server.db
    .insert(flashDeals)
    .values(products.map((productId) => ({ productId, priceMinor: 100n, startsAt, endsAt, left: 5 })))
})
afterAll(() => server.close())

const start = (query: string) => server.http.inject(`${API_PREFIX}/customer/index/start?${query}`)

/** What a call itself answers in Thai. */
async function alone(
  name: 'getCurrency' | 'getLanguages' | 'store' | 'getFlashDeals' | 'getRecommendList',
  query = '',
) {
  return (await server.http.inject(`${API_PREFIX}${endpoints[name].path}?lang=th&${query}`)).json().data
}

it('answers what each of the calls answers by itself [wire.start]', async () => {
  const { data } = (await start('lang=th')).json()
  expect(data).toEqual({
    currencies: await alone('getCurrency'),
    languages: await alone('getLanguages'),
    wallets: (await server.call('getWallets')).data,
    adverts: await alone('store', 'type=advert'),
    settings: await alone('store', 'type=website_config'),
    categories: (await server.call('getAllCategory', {}, { lang: 'th' })).data,
  })
  expect(one(data.categories.list.slice(0, 1))).toBeDefined()
})

it('has what the home page begins with, if it is asked for [wire.start]', async () => {
  const { data } = (await start('lang=th&home=1')).json()
  expect(data.flash_deals).toEqual(await alone('getFlashDeals', `page_size=${HOME_DEALS}`))
  expect(data.flash_deals.list).toHaveLength(HOME_DEALS)
  expect(data.recommended).toEqual(await alone('getRecommendList', 'p=1'))
})

it('is the same for everybody, so that caches may keep it [wire.shared]', async () => {
  const { token } = await server.signIn()
  const url = `${API_PREFIX}/customer/index/start?lang=en&home=1`
  const [visitor, buyer] = [
    await start('lang=en&home=1'),
    await server.http.inject({ url, headers: { 'access-token': token } }),
  ]
  expect(buyer.body).toBe(visitor.body)
  expect(buyer.headers['cache-control']).toMatch(/^public, .*s-maxage=60,/)
})

it('keeps the language of its address where only this machine is offered test cards', async () => {
  const local = await createTestServer(handlers, { config: { paymentSandbox: 'local' } })
  try {
    await seedBase(local.db)
    const categories = async (query: string): Promise<unknown> => {
      const { headers, body } = await local.http.inject(`${API_PREFIX}/customer/index/start?${query}`)
      expect(headers['cache-control']).toBe('no-store')
      return JSON.parse(body).data.categories.list
    }
    expect(await categories('lang=es')).toMatchObject([{ name_es: 'Ropa' }, { name_es: 'Zapatos' }])
    expect(await categories('lang=en')).toMatchObject([{ name_en: 'Clothes' }, { name_en: 'Shoes' }])
  } finally {
    await local.close()
  }
})
