import { desc, eq, sql } from 'drizzle-orm'
import { ADVERT_POSITIONS } from '@contract/base/advert-positions'
import { REFUND_STATES, TRACK_STATES } from '@contract/base/after-sale'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { ORDER_STATES } from '@contract/base/order-states'
import { at, one } from '@contract/rules/lists'
import { isPassword } from '../../areas/account/passwords'
import { recountBestSellers } from '../../areas/catalogue/deals/best-sellers'
import { checkInvariants } from '../checks/invariants'
import { sellers, users } from '../../kernel/db/schema/accounts'
import { refunds, trackEvents } from '../../kernel/db/schema/aftersale'
import { products } from '../../kernel/db/schema/catalogue'
import { flashDeals } from '../../kernel/db/schema/flash-deals'
import { walletRecords } from '../../kernel/db/schema/ledger'
import { orders } from '../../kernel/db/schema/orders'
import { sellerApplications } from '../../kernel/db/schema/sellers'
import { adverts } from '../../kernel/db/schema/settings'
import { rows } from '../../kernel/db/rows'
import { transaction } from '../../kernel/db/transaction'
import type { Database } from '../../kernel/db/types'
import { hasDemoData } from '../../areas/settings/demo-mark'
import { DEMO_ACCOUNTS } from './prepare'
import { monthsOf } from '../../areas/stores/months'
import { sumSales } from '../../areas/stores/sales'
import { createTestDatabase } from '../../testing/database'
import { createTestFiles } from '../../testing/files'
import { renewDemoDeals } from './deals'
import { policyAnswer } from '../../areas/settings/policies/policies'
import { SeedRefused, seedDemo } from './seed'

const NOW = new Date('2026-03-02T10:00:00Z')
const quiet = () => undefined

describe('seeding the demo shop', () => {
  let database: Database
  const files = createTestFiles()
  beforeAll(async () => {
    database = await createTestDatabase()
    await seedDemo(database.db, { now: NOW, log: quiet, files })
  }, 120_000)
  afterAll(() => database.close())

  it('refuses a database that is not empty, and changes nothing', async () => {
    await expect(seedDemo(database.db, { now: NOW, log: quiet })).rejects.toThrow(SeedRefused)
    const found = await database.db.select({ email: users.email }).from(users)
    expect(found.map(({ email }) => email).sort()).toEqual(Object.values(DEMO_ACCOUNTS).flat().sort())
  })

  it('notes that these are demo data', async () => {
    expect(await hasDemoData(database.db)).toBe(true)
  })

  it('says in “about us” and in the support page that it is one, in every language', async () => {
    const asking = { db: database.db, config: { company: null } }
    for (const name of ['about', 'support'] as const) {
      const { content_en: said, content_jp: inJapanese } = await policyAnswer(name, asking)
      expect(said).toMatch(/^<p>This is a demonstration shop/)
      expect(inJapanese).toContain('デモ用のショップ')
    }
    expect((await policyAnswer('terms', asking)).content_en).not.toContain('demonstration')
  })

  it('makes the accounts with the known password and the seller’s store', async () => {
    const found = await database.db.select().from(users).orderBy(users.id)
    expect(found.map(({ email, role }) => [email, role])).toEqual([
      ['buyer@souk.test', 'buyer'],
      ['seller@souk.test', 'seller'],
      ['operator@souk.test', 'operator'],
      ...['theo', 'mina', 'ines', 'yuki'].map((name) => [`${name}@souk.test`, 'buyer']),
      ['deputy@souk.test', 'operator'],
    ])
    for (const { passwordHash } of found) expect(await isPassword(passwordHash, 'souk-demo-1')).toBe(true)
    const seller = one(await database.db.select().from(sellers).where(eq(sellers.state, 1)))
    expect(seller).toMatchObject({ userId: at(found, 1).id, state: 1 })
    expect(seller.shopId).not.toBeNull()
  })

  it('gives the buyer an order in every state', async () => {
    const found = await database.db.selectDistinct({ status: orders.status }).from(orders)
    expect(found.map(({ status }) => status).sort()).toEqual([...ORDER_STATES].sort())
  })

  it('gives the buyer recharges and withdrawals in every state, with proofs, and nothing that breaks a rule', async () => {
    const found = await database.db
      .selectDistinct({ type: walletRecords.type, state: walletRecords.state })
      .from(walletRecords)
    const states = (type: string) => found.filter((row) => row.type === type).map(({ state }) => state)
    expect(states('recharge').sort()).toEqual(['completed', 'failed', 'review'])
    expect(states('withdraw').sort()).toEqual(['completed', 'failed', 'pending', 'recalled', 'review'])
    expect(await checkInvariants(database.db)).toEqual([])
    const proof = one(
      await database.db
        .select({ name: walletRecords.proof })
        .from(walletRecords)
        .where(eq(walletRecords.state, 'review'))
        .orderBy(desc(walletRecords.id)),
    )
    expect(await files.open(proof.name ?? '')).not.toBeNull()
  })

  it('gives the buyer refunds in every state, and parcels that were seen', async () => {
    const found = await database.db.select({ state: refunds.state }).from(refunds)
    expect(found.map(({ state }) => state).sort()).toEqual([...REFUND_STATES].sort())
    const seen = await database.db.selectDistinct({ state: trackEvents.state }).from(trackEvents)
    expect(seen.map(({ state }) => state).sort()).toEqual([...TRACK_STATES].sort())
  })

  it('has applications in every state, with papers that can be looked at', async () => {
    const found = await database.db.select().from(sellerApplications).orderBy(sellerApplications.state)
    expect(found.map(({ state }) => state)).toEqual([-1, 0, 1])
    for (const { idFront, idBack, signature } of found) {
      for (const name of [idFront, idBack, signature]) expect(await files.open(name)).not.toBeNull()
    }
  })

  it('sold from the seller’s store in this month and in the last one, and left what is for sale as planned', async () => {
    const { shopId } = one(await database.db.select().from(sellers).where(eq(sellers.state, 1)))
    const { lastMonth, total } = await sumSales(database.db, shopId ?? 0n, monthsOf(NOW))
    expect(lastMonth).toBeGreaterThan(20_000n)
    expect(total).toBeGreaterThan(lastMonth)
    const { short } = one(
      await rows<{ short: string }>(
        database.db,
        sql`select count(*)::text as short from products where sold < 0 or sold_30d < 0`,
      ),
    )
    expect(short).toBe('0')
  })

  it('sold of most products in the last 30 days, and keeps its best sellers when they are counted [stock.best]', async () => {
    expect(await transaction(database.db, (tx) => recountBestSellers(tx, NOW))).toBe(0)
    const { sold, ranks } = one(
      await rows<{ sold: number; ranks: number }>(
        database.db,
        sql`select (avg((sold_30d > 0)::int) * 100)::int as sold, count(distinct popularity)::int as ranks from products`,
      ),
    )
    expect(sold).toBeGreaterThan(80)
    expect(ranks).toBeGreaterThan(100)
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
      .select({ deal: flashDeals, listed: products.effectivePriceMinor })
      .from(flashDeals)
      .innerJoin(products, eq(products.id, flashDeals.productId))
    expect(deals.length).toBeGreaterThanOrEqual(12)
    expect(deals.filter(({ deal, listed }) => deal.priceMinor >= listed || deal.endsAt <= NOW)).toEqual([])
  })

  it('starts deals that have ended again, and only those', async () => {
    expect(await renewDemoDeals(database.db, NOW)).toBe(0)
    const later = new Date(NOW.getTime() + 24 * 3_600_000)
    expect(await renewDemoDeals(database.db, later)).toBeGreaterThan(0)
    const { over } = one(
      await database.db
        .select({ over: sql<number>`(count(*) filter (where ends_at <= ${later.toISOString()}))::int` })
        .from(flashDeals),
    )
    expect(over).toBe(0)
  })
})
