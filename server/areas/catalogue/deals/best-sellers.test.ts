import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { products, skus } from '../../../kernel/db/schema/catalogue'
import { earlierSales } from '../../../kernel/db/schema/sales'
import { transaction } from '../../../kernel/db/transaction'
import { createMetrics } from '../../../kernel/observe/metrics'
import { moveOrderTo } from '../../orders/shop-steps'
import { onceAnHour } from '../../../kernel/work/once-in'
import { decideRefund } from '../../refunds/decisions'
import { createMarket, order, pay, type Buyer, type Market } from '../../../testing/market'
import { recountBestSellers, startBestSellers } from './best-sellers'

const HOUR_S = 3_600
const DAY_S = 24 * HOUR_S

let market: Market
let buyer: Buyer

beforeAll(async () => {
  market = await createMarket()
})
afterAll(() => market.close())
beforeEach(async () => {
  // the previous test's sales are too old to count
  market.clock.advance(31 * DAY_S)
  await market.db.update(skus).set({ stock: 10 })
  await market.db.update(products).set({ reviewCount: 0, rateSum: 0 })
  await recount()
  buyer = await market.buyer()
})

const recount = () => transaction(market.db, (tx) => recountBestSellers(tx, market.clock.now()))

async function sold30d(product: string): Promise<number> {
  const found = await market.db
    .select({ pieces: products.sold30d })
    .from(products)
    .where(eq(products.id, BigInt(product)))
  return one(found).pieces
}

const dayBefore = (days: number) =>
  new Date(market.clock.now().getTime() - days * DAY_S * 1_000).toISOString().slice(0, 10)

async function best(): Promise<string[]> {
  const { list } = await buyer.ok('getAllProducts', { sort: 'best' })
  return list.map(({ product_id }) => product_id)
}

async function sell(product: string, qty: number, payment_method = 'wallet'): Promise<string> {
  const { ids, total } = await order(market, buyer, [product, qty])
  expect(await pay(buyer, ids, total, { payment_method })).toMatchObject({ code: 200 })
  return one(ids)
}

const deliver = (id: string) =>
  transaction(market.db, async (tx) => {
    for (const state of ['to_be_shipped', 'shipped', 'in_transit', 'delivered'] as const) {
      await moveOrderTo(tx, BigInt(id), state, {}, market.clock.now())
    }
  })

it('moves what sells to the top of `best`, and down again when its sales are 30 days old [stock.best]', async () => {
  await sell(market.shirt, 1)
  market.clock.advance(10 * DAY_S)
  await sell(market.lamp, 2)
  await recount()
  expect(await best()).toEqual([market.lamp, market.shirt, market.cup])

  await sell(market.shirt, 2)
  await recount()
  expect(await best()).toEqual([market.shirt, market.lamp, market.cup])

  market.clock.advance(20 * DAY_S - 1)
  await recount()
  expect([await sold30d(market.shirt), await sold30d(market.lamp)]).toEqual([3, 2])
  market.clock.advance(1)
  await recount()
  expect([await sold30d(market.shirt), await sold30d(market.lamp)]).toEqual([2, 2])
  market.clock.advance(10 * DAY_S)
  await recount()
  expect([await sold30d(market.shirt), await sold30d(market.lamp)]).toEqual([0, 0])
})

it('counts orders paid by wallet or on delivery, and not unpaid, cancelled or refunded ones [stock.best]', async () => {
  await order(market, buyer, [market.lamp, 1])
  await sell(market.shirt, 1, 'cash_on_delivery')
  const cancelled = await sell(market.shirt, 2)
  await buyer.ok('orderCancel', { order_id: cancelled })
  const id = await sell(market.shirt, 4)
  await deliver(id)
  const line = one((await buyer.ok('order', { order_id: id })).order.products).item_id
  const asked = await buyer.ok('refund', {
    order_id: id,
    items: JSON.stringify([{ item_id: line, qty: 3 }]),
    reason: 'too small',
    images: '[]',
  })
  await recount()
  expect([await sold30d(market.shirt), await sold30d(market.lamp)]).toEqual([5, 0])

  await transaction(market.db, (tx) =>
    decideRefund(tx, { id: BigInt(asked.refund_id), state: 1, remark: '', at: market.clock.now() }),
  )
  await recount()
  expect([await sold30d(market.shirt), await sold30d(market.lamp)]).toEqual([2, 0])
})

it('writes what changes alone, and lets reviews order what sells alike [stock.best]', async () => {
  await sell(market.shirt, 1)
  expect(await recount()).toBe(1)
  expect(await recount()).toBe(0)
  await market.db
    .update(products)
    .set({ reviewCount: 4, rateSum: 20 })
    .where(eq(products.id, BigInt(market.cup)))
  expect(await recount()).toBe(1)
  expect(await best()).toEqual([market.shirt, market.cup, market.lamp])
})

it('counts what was sold before the shop kept its orders, for 30 days [stock.best]', async () => {
  const productId = BigInt(market.cup)
  await market.db.insert(earlierSales).values([
    { productId, day: dayBefore(9), pieces: 7 },
    { productId, day: dayBefore(40), pieces: 100 },
  ])
  await recount()
  expect([await sold30d(market.cup), (await best())[0]]).toEqual([7, market.cup])
  market.clock.advance(30 * DAY_S)
  await recount()
  expect(await sold30d(market.cup)).toBe(0)
})

it('is counted once an hour however many servers there are, and seen in figures and log [stock.best]', async () => {
  const lines: object[] = []
  const metrics = createMetrics(market.database, () => undefined)
  const round = async () => {
    const log = {
      info: (details: object) => void lines.push(details),
      error: (details: object) => void lines.push(details),
    }
    const server = () =>
      startBestSellers({ db: market.db, now: () => market.clock.now(), log, observe: metrics.observe })
    await Promise.all([server(), server(), server()].map((worker) => worker.stop()))
  }
  await sell(market.shirt, 1)
  await round()
  expect(lines).toEqual([{ changed: 1 }])
  await sell(market.shirt, 1)
  market.clock.advance(HOUR_S - 1)
  await round()
  expect(lines).toHaveLength(1)
  market.clock.advance(1)
  await round()
  expect(lines).toEqual([{ changed: 1 }, { changed: 1 }])
  expect(await metrics.text()).toContain('souk_timer_rounds_total{timer="best-sellers",result="done"} 9')
})

it('tries again in the same hour when it failed', async () => {
  const run = (work: () => Promise<string>) => onceAnHour(market.db, 'test', market.clock.now(), work)
  await expect(run(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
  expect(await run(() => Promise.resolve('counted'))).toEqual({ done: 'counted' })
  expect(await run(() => Promise.resolve('counted again'))).toBeNull()
})
