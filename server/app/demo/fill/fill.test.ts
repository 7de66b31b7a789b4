import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { ORDER_STATES } from '@contract/base/order-states'
import { one } from '@contract/rules/lists'
import { recountBestSellers } from '../../../areas/catalogue/deals/best-sellers'
import { refreshProduct } from '../../../testing/refresh-product'
import { users } from '../../../kernel/db/schema/accounts'
import { products, skus } from '../../../kernel/db/schema/catalogue'
import { orders } from '../../../kernel/db/schema/orders'
import { rows } from '../../../kernel/db/rows'
import { transaction } from '../../../kernel/db/transaction'
import { openSession } from '../../../kernel/sessions/tokens'
import type { TestEngine } from '../../../testing/database'
import { createTestDatabase } from '../../../testing/database'
import { createTestServer, type TestServer } from '../../../testing/server'
import { checkInvariants } from '../../checks/invariants'
import { handlers } from '../../handlers'
import { seedDemo } from '../seed'
import { fillDemo, FillRefused } from './fill'

it('refuses a database without the demo shop, and says how to write one', async () => {
  const database = await createTestDatabase()
  const filling = fillDemo(database, { products: 10, orders: 10, now: new Date(), log: () => {} })
  await expect(filling).rejects.toThrow(FillRefused)
  await expect(filling).rejects.toThrow('npm run seed -- --demo')
  expect(await database.db.$count(products)).toBe(0)
  await database.close()
})

describe.each<TestEngine>(['embedded', 'quickest'])('a filled demo shop (%s)', (engine) => {
  let server: TestServer
  let own: number
  const fill = async (wanted: { products: number; orders: number }) => {
    const lines: string[] = []
    await fillDemo(server.database, { ...wanted, now: server.clock.now(), log: (line) => void lines.push(line) })
    return lines
  }
  const sums = () =>
    rows<{ of: string; sum: string }>(
      server.db,
      sql`select 'products' as of, md5(string_agg(p::text, '' order by id)) as sum from products p
        union all select 'orders', md5(string_agg(o::text, '' order by id)) from orders o
        union all select 'entries', md5(string_agg(e::text, '' order by id)) from ledger_entries e`,
    )

  beforeAll(async () => {
    server = await createTestServer(handlers, { engine })
    await seedDemo(server.db, { now: server.clock.now(), log: () => {} })
    own = await server.db.$count(products)
    await fill({ products: own + 300, orders: 400 })
  }, 180_000)
  afterAll(() => server.close())

  it('has as many products and orders as it was asked for, and breaks no rule', async () => {
    expect([await server.db.$count(products), await server.db.$count(orders)]).toEqual([own + 300, 400])
    expect(await checkInvariants(server.db)).toEqual([])
  })

  it('has orders in every state, and no two products of one name', async () => {
    const states = await server.db.selectDistinct({ status: orders.status }).from(orders)
    expect(states.map(({ status }) => status).sort()).toEqual([...ORDER_STATES].sort())
    const { names, reduced, out } = one(
      await rows<{ names: number; reduced: number; out: number }>(
        server.db,
        sql`select count(distinct names ->> 'en')::int as names, (count(special_price_minor))::int as reduced,
        (select count(*)::int from skus where stock = 0) as out from products`,
      ),
    )
    expect(names).toBe(own + 300)
    expect([reduced > 100, out > 20]).toEqual([true, true])
  })

  it('has the prices, pictures and search texts that a product’s own rows ask for, and its best sellers counted', async () => {
    const before = await sums()
    const filled = await server.db
      .select({ id: products.id })
      .from(products)
      .where(gt(products.id, BigInt(own)))
      .orderBy(desc(products.id))
      .limit(40)
    expect(filled).toHaveLength(40)
    for (const { id } of filled) await transaction(server.db, (tx) => refreshProduct(tx, id))
    expect(await transaction(server.db, (tx) => recountBestSellers(tx, server.clock.now()))).toBe(0)
    expect(await sums()).toEqual(before)
  })

  it('answers lists, searches and a buyer’s orders', async () => {
    const last = one(await server.db.select().from(products).orderBy(desc(products.id)).limit(1))
    const list = await server.call('getAllProducts', { sort: 'new' }, { lang: 'en' })
    expect(list.data.list.length).toBeGreaterThan(10)
    const found = await server.call('search', { term: last.names.th ?? '' }, { lang: 'th' })
    expect(found.data.list.map(({ product_id }) => product_id)).toEqual([String(last.id)])
    const { userId, id } = one(
      await server.db
        .select({ userId: orders.userId, id: orders.id })
        .from(orders)
        .innerJoin(users, eq(users.id, orders.userId))
        .where(and(eq(orders.status, 'completed'), eq(users.email, 'buyer-1@fill.souk.test')))
        .limit(1),
    )
    const headers = { 'access-token': await openSession(server.db, userId, { now: server.clock.now() }), lang: 'en' }
    expect((await server.call('orders', {}, headers)).data.list.length).toBeGreaterThan(1)
    const { code, data } = await server.call('order', { order_id: String(id) }, headers)
    expect([code, data.order.order_id]).toEqual([200, String(id)])
  })

  it('is left as it is when it is filled again, and topped up to more', async () => {
    const before = await sums()
    expect(await fill({ products: own + 300, orders: 400 })).toEqual([
      'There are as many already; nothing was changed.',
    ])
    expect(await sums()).toEqual(before)
    expect((await fill({ products: own + 310, orders: 420 })).at(-1)).toBe(`${own + 310} products, 420 orders`)
    const { short } = one(
      await server.db
        .select({ short: sql<number>`count(*)::int` })
        .from(products)
        .where(sql`not exists (select from ${skus} where ${skus.productId} = ${products.id})`),
    )
    expect(short).toBe(0)
    expect(await checkInvariants(server.db)).toEqual([])
  })
})
