/** Disputes that a payer wins: their loss is the shop's, until it is not [money.settlement-loss]. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { DisputeState } from '@contract/entities/ops-dispute'
import { one } from '@contract/rules/lists'
import { shops } from '../../kernel/db/schema/catalogue'
import { orders } from '../../kernel/db/schema/orders'
import { payments } from '../../kernel/db/schema/payments'
import { transaction } from '../../kernel/db/transaction'
import { cardScene } from '../../testing/card-scene'
import type { Started } from '../../testing/cards'
import { platformBalance } from '../../testing/platform-balance'
import { moveOrderTo } from '../orders/shop-steps'
import { applyEvent } from '../payments/apply-event'
import { decideRefund } from '../refunds/decisions'
import { requestRefund } from '../refunds/request'
import { settleDue } from './settle-due'
import { storeBalance } from './store'

const scene = cardScene()
let owner: bigint
let turn = 0

beforeAll(async () => {
  owner = (await scene.market.signIn()).userId
  const terms = { ownerUserId: owner, commissionBps: 1_000 }
  await scene.market.db
    .update(shops)
    .set(terms)
    .where(eq(shops.id, BigInt(scene.market.shop)))
})

const db = () => scene.market.db
const now = () => scene.market.clock.now()
const balance = () => storeBalance(db(), { shopId: BigInt(scene.market.shop), userId: owner })
const platform = () => platformBalance(db(), 'platform', 'USD')

/** A shirt for 10.00, sent for 4.99, paid by card, completed and settled. */
async function settled(): Promise<Started> {
  const started = await scene.paidBy('success')
  await transaction(db(), async (tx) => {
    for (const state of ['to_be_shipped', 'shipped', 'in_transit', 'delivered', 'completed'] as const) {
      await moveOrderTo(tx, BigInt(one(started.ids)), state, {}, now())
    }
  })
  expect(await settleDue(db(), now())).toBe(1)
  return started
}

async function dispute({ payment_id }: Started, state: DisputeState, amount = 1_499n): Promise<void> {
  turn += 1
  const { chargeRef } = one(
    await db()
      .select()
      .from(payments)
      .where(eq(payments.id, BigInt(payment_id))),
  )
  const about = { ref: `dp_${payment_id}`, chargeRef: chargeRef ?? '', currency: 'USD', reason: 'fraudulent' }
  const funds = state === 'won' ? 'given_back' : 'taken'
  const happenedAt = new Date(now().getTime() + turn)
  const event = { kind: 'dispute', id: randomUUID(), ...about, amount, state, funds, happenedAt } as const
  await applyEvent(db(), 'sandbox', event, now())
}

const lostOf = async ({ ids }: Started) =>
  one(
    await db()
      .select()
      .from(orders)
      .where(eq(orders.id, BigInt(one(ids)))),
  ).lost

it('takes from the shop what it earned, and gives it back when the banks think again', async () => {
  const before = await balance()
  const started = await settled()
  // 14.99 less 10 % of 10.00
  expect((await balance()) - before).toBe(1_399n)
  await dispute(started, 'open')
  expect((await balance()) - before).toBe(1_399n)
  await dispute(started, 'lost')
  expect([(await balance()) - before, await lostOf(started)]).toEqual([0n, 1_499n])
  await dispute(started, 'won')
  expect([(await balance()) - before, await lostOf(started)]).toEqual([1_399n, 0n])
})

it('takes a part for a part, and from an order that waits when it is settled', async () => {
  const before = await balance()
  const started = await scene.paidBy('success')
  await dispute(started, 'lost', 500n)
  await transaction(db(), async (tx) => {
    for (const state of ['to_be_shipped', 'shipped', 'in_transit', 'delivered', 'completed'] as const) {
      await moveOrderTo(tx, BigInt(one(started.ids)), state, {}, now())
    }
  })
  expect(await settleDue(db(), now())).toBe(1)
  // 9.99 is left, two thirds: 0.67 of 1.00 is commission
  expect((await balance()) - before).toBe(999n - 67n)
})

it('is not taken twice by a refund, which the bank has paid already', async () => {
  const before = await balance()
  const started = await settled()
  await dispute(started, 'lost')
  const { order } = await scene.buyer.ok('order', { order_id: one(started.ids) })
  const items = [{ item_id: one(order.products).item_id, qty: 1 }]
  const fields = { order_id: one(started.ids), items, reason: 'Broken', images: [] }
  await transaction(db(), async (tx) => {
    const { id } = await requestRefund(tx, { userId: scene.buyer.userId, fields, now: now() })
    await decideRefund(tx, { id, state: 1, remark: '', at: now() })
  })
  expect([(await balance()) - before, await lostOf(started)]).toEqual([0n, 0n])
})

it('leaves the marketplace what is more than the order is worth', async () => {
  const started = await scene.paidBy('success')
  const before = await platform()
  await scene.cancel(started.ids)
  await scene.work()
  await dispute(started, 'lost')
  expect([(await platform()) - before, await lostOf(started)]).toEqual([-1_499n, 0n])
})
