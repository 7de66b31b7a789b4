import { asc, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import type { OrderState } from '@contract/base/order-states'
import { STEP_NAMES, type StepName } from '@contract/base/order-steps'
import { at, one } from '@contract/rules/lists'
import { orderEvents, orders } from '../../kernel/db/schema/orders'
import { transaction } from '../../kernel/db/transaction'
import { order, type Buyer, type Market } from '../../testing/market'
import { onMarket } from '../../testing/market-scene'
import { applyStep } from './transitions'

let market: Market
let buyer: Buyer

onMarket((made, by) => {
  market = made
  buyer = by
})

const STOPPED = { cancel: 'cancelled', decline: 'cancelled' } as const
/** The result of each step from each state, listed independently: the contract's table is under test. */
const WAYS: { readonly [S in OrderState]: { readonly [N in StepName]?: OrderState } } = {
  to_be_paid: { pay: 'paid', agreeCash: 'to_be_shipped', expire: 'cancelled', ...STOPPED },
  paid: { accept: 'to_be_shipped', ...STOPPED },
  to_be_shipped: { ship: 'shipped', ...STOPPED },
  shipped: { transit: 'in_transit', complete: 'receipt_confirmed' },
  in_transit: { deliver: 'delivered', complete: 'receipt_confirmed' },
  delivered: { complete: 'receipt_confirmed', close: 'completed' },
  receipt_confirmed: { close: 'completed', commented: 'completed' },
  completed: {},
  cancelled: {},
}

async function walk(id: bigint, steps: readonly StepName[]): Promise<void> {
  const way: OrderState[] = ['to_be_paid']
  for (const step of steps) {
    const told = WAYS[at(way, way.length - 1)][step]
    const moved = transaction(market.db, async (tx) => {
      const found = one(await tx.select().from(orders).where(eq(orders.id, id)).for('update'))
      return applyStep(tx, found, step, market.clock.now())
    })
    if (told) expect(await moved).toMatchObject({ status: told, statusAt: market.clock.now() })
    else await expect(moved).rejects.toMatchObject({ code: 2000005 })
    if (told) way.push(told)
  }
  const events = await market.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.id))
  expect(events.map(({ status }) => status)).toEqual(way)
}

it('takes a step where it begins alone, and notes each in the timeline', async () => {
  const { ids } = await order(market, buyer, [market.shirt, 1])
  // the order is reset before each walk
  const placed = await market.db
    .select()
    .from(orders)
    .where(eq(orders.id, BigInt(one(ids))))
  const steps = fc.array(fc.constantFrom(...STEP_NAMES), { minLength: 10, maxLength: 30 })
  const run = async (asked: readonly StepName[]) => {
    await market.db.delete(orderEvents).where(eq(orderEvents.orderId, one(placed).id))
    await market.db
      .insert(orderEvents)
      .values({ orderId: one(placed).id, status: 'to_be_paid', at: market.clock.now() })
    await market.db
      .update(orders)
      .set(one(placed))
      .where(eq(orders.id, one(placed).id))
    await walk(one(placed).id, asked)
  }
  await fc.assert(fc.asyncProperty(steps, run), { numRuns: 25, seed: 1 })
})
