import { eq, sql } from 'drizzle-orm'
import { at, one } from '@contract/rules/lists'
import { mails } from '../db/schema/mails'
import { orders } from '../db/schema/orders'
import { webhookDeliveries, webhooks } from '../db/schema/webhooks'
import { order, pay, type Buyer, type Market } from '../../testing/market'
import { onMarket } from '../../testing/market-scene'
import { oldestUnsettled, outboxesWaiting } from './waiting'

let market: Market
let buyer: Buyer

onMarket((made, by) => {
  market = made
  buyer = by
})
// the database counts in its own time, and the market in that of the test
const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`
const waitingOf = async (name: string) => (await outboxesWaiting(market.db)).find(({ outbox }) => outbox === name)

it('tells how many mails and messages wait, and how long the oldest has [wire.metrics]', async () => {
  const { db } = market
  await db.delete(mails)
  expect(await waitingOf('mails')).toEqual({ outbox: 'mails', waiting: 0, oldest: 0 })
  const mail = { userId: buyer.userId, recipient: '', language: 'en', kind: 'order_paid', params: {} } as const
  const queued = (key: string, seconds: number) => ({ ...mail, key, nextAt: new Date(), createdAt: ago(seconds) })
  await db.insert(mails).values([queued('a', 90), queued('b', 500), { ...queued('c', 9_000), state: 'failed' }])
  const { id: webhookId } = one(
    await db
      .insert(webhooks)
      .values({ name: 'Books', url: 'https://books.example', secret: '', events: ['order.paid'], createdAt: ago(0) })
      .returning(),
  )
  const message = { webhookId, messageId: 'm', event: 'order.paid', body: '', nextAt: new Date() } as const
  await db.insert(webhookDeliveries).values({ ...message, key: 'a', createdAt: ago(40) })
  const found = await outboxesWaiting(db)
  expect(found.map(({ outbox, waiting }) => [outbox, waiting])).toEqual([
    ['card_refunds', 0],
    ['mails', 2],
    ['webhooks', 1],
  ])
  const [mailed, sent] = [at(found, 1).oldest, at(found, 2).oldest]
  expect([Math.floor(mailed / 100), Math.floor(sent / 10)]).toEqual([5, 4])
})

it('tells how long the oldest completed order has not been settled [wire.metrics]', async () => {
  expect(await oldestUnsettled(market.db)).toBe(0)
  const { ids, total } = await order(market, buyer, [market.lamp, 1])
  await pay(buyer, ids, total)
  expect(await oldestUnsettled(market.db)).toBe(0)
  const mine = eq(orders.id, BigInt(one(ids)))
  await market.db
    .update(orders)
    .set({ status: 'completed', completedAt: ago(700) })
    .where(mine)
  expect(Math.floor((await oldestUnsettled(market.db)) / 100)).toBe(7)
  await market.db
    .update(orders)
    .set({ settledAt: ago(0) })
    .where(mine)
  expect(await oldestUnsettled(market.db)).toBe(0)
})
