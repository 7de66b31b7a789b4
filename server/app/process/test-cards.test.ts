import { users } from '../../kernel/db/schema/accounts'
import { readConfig } from '../../kernel/config/config'
import { markDemoData } from '../../areas/settings/demo-mark'
import { createTestDatabase } from '../../testing/database'
import { createMarket, order, pay, type Market } from '../../testing/market'
import { settleTestCards, testCardsWarning } from './test-cards'

describe('where test cards are taken [money.card-sandbox-reach]', () => {
  const cardsOf = async (database: Parameters<typeof settleTestCards>[1], env: Record<string, string> = {}) =>
    (await settleTestCards(readConfig(env), database)).paymentSandbox

  it('takes them in a demo, and in a database that is about to become one', async () => {
    const database = await createTestDatabase('embedded')
    expect(await cardsOf(database)).toBe('local')
    expect(await cardsOf({ ...database, engine: 'postgres' })).toBe('off')
    await markDemoData(database.db)
    expect(await cardsOf({ ...database, engine: 'postgres' })).toBe('local')
    expect(await cardsOf(database, { HOST: '0.0.0.0' })).toBe('off')
    await database.close()
  })

  it('takes none in a real shop, unless the setting asks for it', async () => {
    const database = await createTestDatabase()
    await database.db
      .insert(users)
      .values({ firstname: 'Ada', email: 'a@b.example', passwordHash: '', invitationCode: 'A' })
    expect(await cardsOf(database)).toBe('off')
    expect(await cardsOf(database, { PAYMENT_SANDBOX: '1', HOST: '0.0.0.0' })).toBe('open')
    await database.close()
  })

  it('warns that anybody can pay with them, and says nothing where there are none', () => {
    expect(testCardsWarning({ paymentSandbox: 'open' })).toMatch(/^WARNING: TEST CARDS .*PAYMENT_SANDBOX=1/)
    expect(testCardsWarning({ paymentSandbox: 'local' })).toContain('from this machine')
    expect(testCardsWarning({ paymentSandbox: 'off' })).toBeNull()
  })
})

describe('a demo on this machine, behind a tunnel without a setting [money.card-sandbox-reach]', () => {
  let market: Market
  beforeAll(async () => {
    market = await createMarket({ config: { paymentSandbox: 'local' } })
  })
  afterAll(() => market.close())

  it.each<Record<string, string>>([
    { host: 'souk.tunnel.example' },
    { host: 'localhost', 'x-forwarded-for': '203.0.113.7' },
  ])('takes cards from this machine, and none from %j', async (stranger) => {
    const buyer = await market.buyer()
    const { ids, total } = await order(market, buyer, [market.shirt, 1])
    const card = { payment_method: 'bank_card' }
    const notAllowed = { code: 2000018, data: { reason: 'not_allowed' } }
    expect(await pay(buyer, ids, total, { ...card }, stranger)).toMatchObject(notAllowed)
    expect(await buyer.call('bankRecharge', { wallet: 'USD', amount: '100' }, stranger)).toMatchObject(notAllowed)
    expect((await buyer.call('store', { type: 'website_config' }, stranger)).data).toMatchObject({ gateways: [] })

    const { data } = await pay(buyer, ids, total, card)
    expect((await buyer.call('store', { type: 'website_config' })).data).toMatchObject({ gateways: ['sandbox'] })
    const url = new URL(data.redirect_url ?? '').pathname
    const form = { method: 'POST', url, payload: 'card=success' } as const
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await market.http.inject({ url, headers: stranger })).statusCode).toBe(404)
    expect((await market.http.inject({ ...form, headers: { ...headers, ...stranger } })).statusCode).toBe(404)
    expect((await market.http.inject({ url })).body).toContain('4242')
    expect((await market.http.inject({ ...form, headers })).statusCode).toBe(303)
  })
})
