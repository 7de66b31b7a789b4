import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { checkInvariants } from '../../app/checks/invariants'
import type { OrderState } from '@contract/base/order-states'
import { orders } from '../../kernel/db/schema/orders'
import { transaction } from '../../kernel/db/transaction'
import { order, pay, type Buyer, type Market } from '../../testing/market'
import { onMarket } from '../../testing/market-scene'
import { moveOrderTo } from './shop-steps'
import { runTimers } from './timers'
import { startWorkers } from './workers'

let market: Market
let buyer: Buyer

onMarket((made, by) => {
  market = made
  buyer = by
})

const DAY_S = 86_400
const run = (demo = true) => runTimers(market.db, market.clock.now(), { demo })
const statusOf = async (id: string) => (await buyer.ok('order', { order_id: id })).order.status

async function place(): Promise<string> {
  const { ids } = await order(market, buyer, [market.shirt, 1])
  return one(ids)
}

async function bring(id: string, ...way: OrderState[]): Promise<void> {
  await pay(buyer, [id], '14.99')
  for (const to of way) {
    await transaction(market.db, (tx) => moveOrderTo(tx, BigInt(id), to, {}, market.clock.now()))
  }
}

it('cancels an unpaid order after 24 hours, and gives its stock back [timer.unpaid]', async () => {
  const id = await place()
  market.clock.advance(DAY_S - 1)
  await run()
  expect(await statusOf(id)).toBe('to_be_paid')
  market.clock.advance(1)
  await run()
  expect(await statusOf(id)).toBe('cancelled')
  expect(await checkInvariants(market.db)).toEqual([])
})

it('accepts a paid order that nobody answered after 10 minutes in the demo [timer.accept]', async () => {
  const id = await place()
  await bring(id)
  market.clock.advance(599)
  await run()
  expect(await statusOf(id)).toBe('paid')
  market.clock.advance(1)
  await run(false)
  expect(await statusOf(id)).toBe('paid')
  await run()
  expect(await statusOf(id)).toBe('to_be_shipped')
})

it('accepts it after 24 hours elsewhere, and not twice [timer.accept]', async () => {
  const id = await place()
  await bring(id)
  market.clock.advance(DAY_S - 1)
  await run(false)
  expect(await statusOf(id)).toBe('paid')
  market.clock.advance(1)
  await run(false)
  expect(await statusOf(id)).toBe('to_be_shipped')
  await run(false)
  const { timeline } = (await buyer.ok('order', { order_id: id })).order
  expect(timeline.map(({ status }) => status)).toEqual(['to_be_paid', 'paid', 'to_be_shipped'])
})

it('completes a delivered order after 7 days [timer.delivered]', async () => {
  const id = await place()
  await bring(id, 'to_be_shipped', 'shipped', 'in_transit', 'delivered')
  market.clock.advance(7 * DAY_S - 1)
  await run()
  expect(await statusOf(id)).toBe('delivered')
  market.clock.advance(1)
  await run()
  expect(await statusOf(id)).toBe('completed')
})

it('completes a confirmed order after 7 days [timer.receipt]', async () => {
  const id = await place()
  await bring(id, 'to_be_shipped', 'shipped')
  await buyer.ok('orderComplete', { order_id: id })
  market.clock.advance(7 * DAY_S)
  await run()
  expect(await statusOf(id)).toBe('completed')
})

it('moves each order once when several processes look at the same time', async () => {
  const ids = [await place(), await place(), await place()]
  market.clock.advance(DAY_S)
  const moved = await Promise.all([run(), run()])
  expect(moved[0] + moved[1]).toBeGreaterThanOrEqual(3)
  for (const id of ids) {
    const { timeline } = (await buyer.ok('order', { order_id: id })).order
    expect(timeline.map(({ status }) => status)).toEqual(['to_be_paid', 'cancelled'])
  }
})

it('moves the other orders when one of them cannot be moved', async () => {
  const [broken, sound] = [await place(), await place()]
  await market.db
    .update(orders)
    .set({ paymentStatus: 'paid' })
    .where(eq(orders.id, BigInt(broken)))
  market.clock.advance(DAY_S)
  const failed: string[] = []
  await runTimers(market.db, market.clock.now(), { demo: true, failed: (id) => void failed.push(String(id)) })
  expect(failed).toEqual([broken])
  expect([await statusOf(broken), await statusOf(sound)]).toEqual(['to_be_paid', 'cancelled'])
  await market.db
    .update(orders)
    .set({ paymentStatus: 'unpaid' })
    .where(eq(orders.id, BigInt(broken)))
})

it('stops after the round in progress', async () => {
  const id = await place()
  market.clock.advance(DAY_S)
  const failures: unknown[] = []
  const workers = startWorkers({
    db: market.db,
    now: () => market.clock.now(),
    log: { error: (failure: unknown) => void failures.push(failure) },
    inDemo: async () => undefined,
    isDemo: () => Promise.resolve(true),
  })
  await workers.stop()
  expect(failures).toEqual([])
  expect(await statusOf(id)).toBe('cancelled')
})
