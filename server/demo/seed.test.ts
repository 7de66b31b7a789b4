import { eq, sql } from 'drizzle-orm'
import { ADVERT_POSITIONS } from '@contract/entities/settings'
import { LANGUAGE_CODES } from '@contract/languages'
import { ORDER_STATES } from '@contract/order-states'
import { isPassword } from '../account/passwords'
import { sellers, users } from '../db/schema/accounts'
import { flashDeals, products } from '../db/schema/catalogue'
import { orders } from '../db/schema/orders'
import { adverts } from '../db/schema/settings'
import { rows } from '../db/rows'
import type { Database } from '../db/types'
import { holdsDemoData } from '../settings/demo-mark'
import { createTestDatabase } from '../testing/database'
import { renewDemoDeals } from './deals'
import { SeedRefused, seedDemo } from './seed'

const NOW = new Date('2026-03-02T10:00:00Z')
const quiet = () => undefined

describe('seeding the demo shop', () => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase()
    await seedDemo(database.db, { now: NOW, log: quiet })
  }, 60_000)
  afterAll(() => database.close())

  it('refuses a database that is not empty, and changes nothing', async () => {
    await expect(seedDemo(database.db, { now: NOW, log: quiet })).rejects.toThrow(SeedRefused)
    const [{ count }] = await database.db.select({ count: sql<number>`count(*)::int` }).from(users)
    expect(count).toBe(3)
  })

  it('notes that these are demo data', async () => {
    expect(await holdsDemoData(database.db)).toBe(true)
  })

  it('makes the three accounts with the known password and the seller’s store', async () => {
    const found = await database.db.select().from(users).orderBy(users.id)
    expect(found.map(({ email, role }) => [email, role])).toEqual([
      ['buyer@souk.test', 'buyer'],
      ['seller@souk.test', 'seller'],
      ['operator@souk.test', 'operator'],
    ])
    for (const { passwordHash } of found) expect(await isPassword(passwordHash, 'souk-demo-1')).toBe(true)
    const [seller] = await database.db.select().from(sellers)
    expect(seller).toMatchObject({ userId: found[1].id, state: 1 })
    expect(seller.shopId).not.toBeNull()
  })

  it('gives the buyer an order in every state', async () => {
    const found = await database.db.selectDistinct({ status: orders.status }).from(orders)
    expect(found.map(({ status }) => status).sort()).toEqual([...ORDER_STATES].sort())
  })

  it('leaves a ledger that sums to zero in every currency', async () => {
    const sums = await rows<{ currency: string; sum: string }>(
      database.db,
      sql`select a.currency, sum(e.amount)::text as sum from ledger_entries e
          join ledger_accounts a on a.id = e.account_id group by a.currency`,
    )
    expect(sums.length).toBeGreaterThanOrEqual(3)
    expect(sums.filter(({ sum }) => sum !== '0')).toEqual([])
  })

  it('keeps every product’s rating equal to its reviews', async () => {
    const wrong = await rows<{ id: string }>(
      database.db,
      sql`select p.id::text from products p left join reviews r on r.product_id = p.id group by p.id
          having p.review_count <> count(r.id) or p.rate_sum <> coalesce(sum(r.star), 0)`,
    )
    expect(wrong).toEqual([])
  })

  it('shows an advert at every position in every language', async () => {
    const found = await database.db.select().from(adverts)
    expect([...new Set(found.map(({ position }) => position))].sort()).toEqual([...ADVERT_POSITIONS].sort())
    const dumb = found.filter(({ title, text }) =>
      LANGUAGE_CODES.some((language) => !title[language] || !text[language]),
    )
    expect(dumb).toEqual([])
  })

  it('has at least 12 flash deals on, each below the price of its product', async () => {
    const deals = await database.db
      .select({ deal: flashDeals, listed: products.listPriceMinor })
      .from(flashDeals)
      .innerJoin(products, eq(products.id, flashDeals.productId))
    expect(deals.length).toBeGreaterThanOrEqual(12)
    expect(deals.filter(({ deal, listed }) => deal.priceMinor >= listed || deal.endsAt <= NOW)).toEqual([])
  })

  it('starts deals that have ended again, and only those', async () => {
    expect(await renewDemoDeals(database.db, NOW)).toBe(0)
    const later = new Date(NOW.getTime() + 24 * 3_600_000)
    expect(await renewDemoDeals(database.db, later)).toBeGreaterThan(0)
    const [{ over }] = await database.db
      .select({ over: sql<number>`(count(*) filter (where ends_at <= ${later.toISOString()}))::int` })
      .from(flashDeals)
    expect(over).toBe(0)
  })
})
