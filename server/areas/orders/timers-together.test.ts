import { asc, eq, inArray, like } from 'drizzle-orm'
import { at, one } from '@contract/rules/lists'
import { checkInvariants } from '../../app/checks/invariants'
import { link } from '@contract/screens'
import { users } from '../../kernel/db/schema/accounts'
import { skus } from '../../kernel/db/schema/catalogue'
import { mails } from '../../kernel/db/schema/mails'
import { notices } from '../../kernel/db/schema/notices'
import { orderEvents, orders } from '../../kernel/db/schema/orders'
import { webhookDeliveries, webhooks } from '../../kernel/db/schema/webhooks'
import { transaction } from '../../kernel/db/transaction'
import { newCoupon } from '../../testing/coupon'
import { createMarket, order, pay, type Buyer, type Market } from '../../testing/market'
import type { TestEngine } from '../../testing/database'
import { moveOrderTo } from './shop-steps'
import { runTimers } from './timers'
import { openStock } from '../../app/demo/opening'

const DAY_S = 86_400
const ENGINES: readonly TestEngine[] = ['embedded', 'quickest']

describe.each(ENGINES)('orders that are due together, on the %s engine', (engine) => {
  let market: Market
  let buyers: Buyer[]

  beforeAll(async () => {
    market = await createMarket({ engine })
    await market.db.update(skus).set({ stock: 50 })
    await openStock(market.db, market.clock.now())
    const events = ['order.cancelled' as const, 'order.completed' as const]
    await market.db
      .insert(webhooks)
      .values({ name: 'Books', url: 'https://books.example/in', secret: 'sealed', events })
    buyers = [await market.buyer(), await market.buyer()]
    await market.db
      .update(users)
      .set({ email: 'ana@souk.test' })
      .where(eq(users.id, one(buyers).userId))
  })
  afterAll(() => market.close())

  const run = () => runTimers(market.db, market.clock.now(), { demo: false })
  const eventsOf = async (ids: readonly bigint[]) => {
    const found = await market.db
      .select()
      .from(orderEvents)
      .where(inArray(orderEvents.orderId, [...ids]))
    return found.map(({ orderId, status }) => `${orderId} ${status}`)
  }
  const messages = async () => {
    const found = await market.db.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.id))
    return found.map(({ key, body }) => [key, (JSON.parse(body) as { data: { status: string } }).data.status])
  }

  it('are cancelled with all that belongs to it, also where they want the same goods [durable.timers] [state.cancel-returns]', async () => {
    const ids: bigint[] = []
    for (const buyer of [...buyers, ...buyers]) {
      const { ids: placed } = await order(
        market,
        buyer,
        [market.shirt, 2],
        [market.lamp, 1],
        [market.cup, 1, market.red],
      )
      ids.push(...placed.map(BigInt))
    }
    expect(ids).toHaveLength(8)
    await market.db.delete(notices)
    await market.db.update(users).set({ notify: false })
    market.clock.advance(DAY_S)
    expect(await run()).toBe(8)

    const found = await market.db.select().from(orders).where(inArray(orders.id, ids))
    expect(new Set(found.map(({ status, expiresAt }) => `${status} ${expiresAt}`))).toEqual(new Set(['cancelled null']))
    expect((await eventsOf(ids)).filter((each) => each.endsWith('cancelled'))).toHaveLength(8)
    const told = await market.db.select().from(notices)
    expect(told.map(({ link }) => link).sort()).toEqual(ids.map((id) => link('order', { order_id: String(id) })).sort())
    const flags = await market.db
      .select({ notify: users.notify })
      .from(users)
      .where(
        inArray(
          users.id,
          buyers.map(({ userId }) => userId),
        ),
      )
    expect(flags).toEqual([{ notify: true }, { notify: true }])
    const sent = await market.db.select().from(mails).where(like(mails.key, '%:cancelled'))
    const mailed = found.filter(({ userId }) => userId === one(buyers).userId)
    expect(
      sent
        .filter(({ recipient }) => recipient === 'ana@souk.test')
        .map(({ key }) => key)
        .sort(),
    ).toEqual(mailed.map(({ id }) => `order:${id}:cancelled`).sort())
    expect((await messages()).sort()).toEqual(ids.map((id) => [`order.cancelled:${id}`, 'cancelled']).sort())
    expect(await checkInvariants(market.db)).toEqual([])
    expect(await run()).toBe(0)
  })

  it('return a coupon each in a transaction of its own [state.cancel-returns]', async () => {
    const buyer = one(buyers)
    const coupon = await transaction(market.db, (tx) => newCoupon(tx, 10, null, market.clock.now()))
    await buyer.ok('cartAdd', { product_id: market.shirt, qty: '1' })
    await buyer.ok('cartAddCoupon', { coupon_code: coupon.code })
    const { ids } = await order(market, buyer, [market.lamp, 1])
    const plain = await order(market, at(buyers, 1), [market.shirt, 1])
    market.clock.advance(DAY_S)
    expect(await run()).toBe(3)
    expect(
      (await eventsOf([...ids, ...plain.ids].map(BigInt))).filter((each) => each.endsWith('cancelled')),
    ).toHaveLength(3)
    expect(await checkInvariants(market.db)).toEqual([])
  })

  it('are completed, each with its time and its message [timer.delivered]', async () => {
    await market.db.delete(webhookDeliveries)
    const ids: bigint[] = []
    for (const buyer of buyers) {
      const placed = await order(market, buyer, [market.shirt, 1])
      await pay(buyer, placed.ids, placed.total)
      ids.push(BigInt(one(placed.ids)))
    }
    for (const id of ids) {
      await transaction(market.db, async (tx) => {
        for (const to of ['to_be_shipped', 'shipped', 'in_transit', 'delivered'] as const) {
          await moveOrderTo(tx, id, to, {}, market.clock.now())
        }
      })
    }
    market.clock.advance(7 * DAY_S)
    expect(await run()).toBe(2)
    const found = await market.db.select().from(orders).where(inArray(orders.id, ids))
    expect(found.map(({ status, completedAt }) => [status, completedAt])).toEqual(
      ids.map(() => ['completed', market.clock.now()]),
    )
    expect((await messages()).sort()).toEqual(ids.map((id) => [`order.completed:${id}`, 'completed']).sort())
    expect(await checkInvariants(market.db)).toEqual([])
  })
})
