/** From an empty database to a market with departments and a shop, by calls alone. */
import { handlers } from '../../../app/handlers'
import { createTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
let headers: { 'access-token': string }
beforeAll(async () => {
  server = await createTestServer(handlers)
  headers = { 'access-token': (await server.signIn({ role: 'operator' })).token }
})
afterAll(() => server.close())

const stepsDone = async () => {
  const { data } = await server.call('opsSetup', {}, headers)
  return data.steps.filter(({ done }) => done).map(({ step }) => step)
}
const key = () => ({ idempotency_key: crypto.randomUUID() })

describe('an empty market [rule.ops-setup]', () => {
  it('says what it needs, and which lines of the environment', async () => {
    const { data } = await server.call('opsSetup', {}, headers)
    expect(data.ready).toBe(false)
    const open = data.steps.filter(({ done }) => !done).map(({ step }) => step)
    expect(open).toEqual(expect.arrayContaining(['second_factor', 'base', 'categories', 'shop', 'products', 'mail']))
    expect(data.steps.find(({ step }) => step === 'mail')?.setting).toContain('SMTP_URL=')
  })

  it('gets its name, languages and currencies; those of wallets stay [call.opsSetupBase]', async () => {
    const currencies = JSON.stringify([
      { code: 'GBP', rate: '0.8' },
      { code: 'USD', rate: '1' },
    ])
    const base = { name: ' Grand Bazaar ', languages: '["th","en"]', currencies }
    const { code } = await server.call('opsSetupBase', base, headers)
    expect(code).toBe(200)
    expect((await server.call('getCurrency')).data.name).toBe('Grand Bazaar')
    expect((await server.call('getLanguages')).data.list.map((each) => each.code)).toEqual(['en', 'th'])
    const offered = (await server.call('getCurrency')).data.list.map((each) => each.code)
    expect(offered.sort()).toEqual(['EUR', 'GBP', 'THB', 'USD'])
    expect(await stepsDone()).toContain('base')
  })

  it('refuses an empty name, a rate that slipped, and a currency twice, and then changes nothing', async () => {
    const currencies = JSON.stringify([
      { code: 'EUR', rate: '9.2' },
      { code: 'GBP', rate: '0.8' },
      { code: 'GBP', rate: '0.8' },
    ])
    const answer = await server.call('opsSetupBase', { name: '  ', languages: '["es"]', currencies }, headers)
    expect(answer).toMatchObject({
      code: 1000008,
      data: {
        errors: [
          { field: 'name', rule: 'format' },
          { field: 'currencies.0.rate', rule: 'max' },
          { field: 'currencies.2.code', rule: 'taken' },
        ],
      },
    })
    expect((await server.call('getLanguages')).data.list.map((each) => each.code)).toEqual(['en', 'th'])
  })

  it('gets departments in six languages, each once [call.opsSetupCategories]', async () => {
    for (const set of ['general', 'general', 'food']) await server.call('opsSetupCategories', { set }, headers)
    const { list } = (await server.call('getFirstCategory', {}, { lang: 'jp' })).data
    expect(list).toHaveLength(28)
    expect(list[0]).toMatchObject({ name_en: 'Kitchen & dining', name_jp: 'キッチン・食卓', image: '' })
    expect(await stepsDone()).toContain('categories')
    expect((await server.call('getAllBrand')).data.list).toMatchObject([{ name: 'No brand' }])
  })

  it('gets a shop of its own, whose name no other takes [call.opsSetupShop]', async () => {
    const fields = { name: 'The house', shipping_cost: '3.90', eta_from: '2', eta_to: '5' }
    const { data } = await server.call('opsSetupShop', { ...fields, ...key() }, headers)
    expect((await server.call('shop', { a: data.shop_id, b: '1' })).data.shop).toMatchObject({ name: 'The house' })
    expect(await stepsDone()).toContain('shop')
    const again = await server.call('opsSetupShop', { ...fields, name: 'the HOUSE', eta_to: '1', ...key() }, headers)
    expect(again).toMatchObject({
      code: 1000008,
      data: {
        errors: [
          { field: 'name', rule: 'taken' },
          { field: 'eta_to', rule: 'min', params: { limit: 2 } },
        ],
      },
    })
  })
})
