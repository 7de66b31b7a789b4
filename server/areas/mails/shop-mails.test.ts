import { and, asc, eq } from 'drizzle-orm'
import { at, one } from '@contract/rules/lists'
import { shops, skus } from '../../kernel/db/schema/catalogue'
import { users } from '../../kernel/db/schema/accounts'
import { mails } from '../../kernel/db/schema/mails'
import { orders } from '../../kernel/db/schema/orders'
import { settings } from '../../kernel/db/schema/settings'
import { createMarket, order, pay, type Buyer, type Market } from '../../testing/market'
import { queueDigests } from './digests'
import { sendDueMails } from './send-due'

const HOUR_S = 3_600

let market: Market
let seller: bigint

beforeAll(async () => {
  market = await createMarket()
})
afterAll(() => market.close())
beforeEach(async () => {
  seller = (await market.signIn({ role: 'seller', language: 'es' })).userId
  await market.db
    .update(shops)
    .set({ ownerUserId: seller })
    .where(eq(shops.id, BigInt(market.shop)))
  await market.db.delete(mails)
  await market.db.update(skus).set({ stock: 100 })
})

const toSeller = (kind: 'shop_orders' | 'shop_digest') =>
  market.db
    .select()
    .from(mails)
    .where(and(eq(mails.userId, seller), eq(mails.kind, kind)))
    .orderBy(asc(mails.id))

const send = () => {
  const site = { address: 'https://souk.test', key: 'key' }
  const log = { error: (details: object) => expect(details).toBe('nothing fails') }
  const mail = { send: () => Promise.resolve() }
  return sendDueMails({ db: market.db, mail, site, now: market.clock.now, log })
}

async function buyShirt(buyer: Buyer): Promise<string> {
  const { ids, total } = await order(market, buyer, [market.shirt, 1])
  expect((await pay(buyer, ids, total)).code).toBe(200)
  return one(ids)
}

describe('new orders of a shop [rule.mail-gathered]', () => {
  it('are mailed to its owner at once, and then gathered for an hour', async () => {
    const buyer = await market.buyer()
    const first = await buyShirt(buyer)
    await send()
    const later = [await buyShirt(buyer), await buyShirt(buyer)]
    await send()
    const mails = await toSeller('shop_orders')
    expect(mails).toMatchObject([
      { state: 'sent', language: 'es', params: { orders: [first] } },
      { state: 'queued', params: { orders: later } },
    ])
    expect(at(mails, 1).nextAt.getTime() - (one(mails).sentAt?.getTime() ?? 0)).toBe(HOUR_S * 1_000)
    market.clock.advance(HOUR_S)
    await send()
    expect((await toSeller('shop_orders')).map(({ state }) => state)).toEqual(['sent', 'sent'])
  })

  it('are all mailed, even when several are paid at once or while a mail is being sent', async () => {
    const buyers = await Promise.all([1, 2, 3, 4].map(() => market.buyer()))
    const ids = await Promise.all(buyers.map(buyShirt))
    const before = await toSeller('shop_orders')
    expect(before).toHaveLength(1)
    // a worker has claimed it: the next order must not be added to what is already written
    await market.db
      .update(mails)
      .set({ attempts: 1 })
      .where(eq(mails.id, one(before).id))
    ids.push(await buyShirt(one(buyers)))
    const found = await toSeller('shop_orders')
    expect(found).toHaveLength(2)
    expect(found.flatMap(({ params }) => params.orders as string[]).sort()).toEqual([...ids].sort())
  })

  it('of the marketplace’s own shop are mailed to nobody', async () => {
    await market.db
      .update(shops)
      .set({ ownerUserId: null })
      .where(eq(shops.id, BigInt(market.shop)))
    await buyShirt(await market.buyer())
    const found = await market.db.select({ kind: mails.kind }).from(mails)
    expect(found).toEqual([{ kind: 'order_paid' }])
  })
})

describe('the digests [rule.mail-digest]', () => {
  const HOUR = 6
  /** The next day at this hour; the test's clock begins at noon. */
  const goTo = (hour: number) => {
    const now = market.clock.now()
    const next = new Date(now)
    next.setUTCDate(now.getUTCDate() + 1)
    next.setUTCHours(hour, 0, 0, 0)
    market.clock.advance((next.getTime() - now.getTime()) / 1_000)
  }
  const queue = () => queueDigests(market.db, market.clock.now(), HOUR)

  beforeEach(() => market.db.delete(settings).where(eq(settings.name, 'daily:digests')))

  it('name late orders and low stock, once a day, from the hour on', async () => {
    const late = await buyShirt(await market.buyer())
    await market.db.update(orders).set({ status: 'to_be_shipped', statusAt: market.clock.now() })
    await market.db
      .update(skus)
      .set({ stock: 2 })
      .where(eq(skus.productId, BigInt(market.shirt)))
    goTo(HOUR)
    await queue()
    await Promise.all([queue(), queue()])
    const [first, ...others] = await toSeller('shop_digest')
    expect(others).toEqual([])
    expect(first?.params).toMatchObject({ orders: [], late: 0, low: 1 })
    market.clock.advance(23 * HOUR_S)
    await queue()
    expect(await toSeller('shop_digest')).toHaveLength(1)
    for (let day = 0; day < 3; day += 1) goTo(HOUR)
    // what a shop says today changes nothing of what it had promised
    await market.db.update(shops).set({ awayUntil: '2099-01-01' })
    await queue()
    const [, second] = await toSeller('shop_digest')
    expect(second?.params.orders).toContain(late)
    expect(second?.params.late).toBeGreaterThanOrEqual(1)
  })

  it('are not written if there is nothing to tell', async () => {
    await market.db.update(orders).set({ status: 'completed' })
    goTo(HOUR)
    await queue()
    expect(await toSeller('shop_digest')).toEqual([])
  })

  it('list for each enabled operator what waits', async () => {
    const operator = (await market.signIn({ role: 'operator' })).userId
    const off = (await market.signIn({ role: 'operator', mailsOff: ['operator_digest'] })).userId
    const gone = (await market.signIn({ role: 'operator', disabledAt: market.clock.now() })).userId
    await market.db.insert(mails).values({
      key: 'test:failed',
      userId: seller,
      recipient: 'x@souk.test',
      language: 'en',
      kind: 'shop_review',
      params: {},
      state: 'failed',
      nextAt: market.clock.now(),
    })
    await queue()
    const found = await market.db.select().from(mails).where(eq(mails.kind, 'operator_digest'))
    const told = found.map(({ userId }) => userId)
    expect(told).toContain(operator)
    expect(told).not.toContain(off)
    expect(told).not.toContain(gone)
    expect(found[0]?.params).toMatchObject({ mails: 1 })
    await market.db.update(users).set({ role: 'buyer' }).where(eq(users.role, 'operator'))
  })
})
