/** What happens to orders by itself (gaps §4). Each order has a transaction of its own, and processes skip each other's. */
import { and, asc, eq, gt, lte, type SQL } from 'drizzle-orm'
import { ACCEPT_AFTER_S, COMPLETE_AFTER_S } from '@contract/constants'
import { orders } from '../db/schema/orders'
import { transaction } from '../db/transaction'
import type { Db, Tx } from '../db/types'
import { advance } from './advance'
import { cancelOrder } from './cancel'
import type { Order } from './transitions'

interface Timer {
  readonly name: string
  /** Which orders are due at `now`. */
  readonly due: (now: Date) => SQL | undefined
  readonly act: (tx: Tx, order: Order, now: Date) => Promise<Order>
  /** Only where the shops are played by the server. */
  readonly demoOnly?: boolean
}

const secondsBefore = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1_000)

const inStateFor = (status: Order['status'], seconds: number) => (now: Date) =>
  and(eq(orders.status, status), lte(orders.statusAt, secondsBefore(now, seconds)))

const TIMERS: readonly Timer[] = [
  {
    name: 'unpaid',
    due: (now) => and(eq(orders.status, 'to_be_paid'), lte(orders.expiresAt, now)),
    act: (tx, order, now) => cancelOrder(tx, order, now, ''),
  },
  {
    name: 'accept',
    due: inStateFor('paid', ACCEPT_AFTER_S),
    act: (tx, order, now) => advance(tx, order, 'to_be_shipped', {}, now),
    demoOnly: true,
  },
  {
    name: 'delivered',
    due: inStateFor('delivered', COMPLETE_AFTER_S),
    act: (tx, order, now) => advance(tx, order, 'completed', {}, now),
  },
  {
    name: 'receipt',
    due: inStateFor('receipt_confirmed', COMPLETE_AFTER_S),
    act: (tx, order, now) => advance(tx, order, 'completed', {}, now),
  },
]

/** How many orders one timer moves in one round, so that none of the others starves. */
const ROUND = 200

type Failed = (orderId: bigint, error: unknown) => void

/** The next order that is due after this one, moved; null when there is none. */
async function moveNext(db: Db, { due, act }: Timer, now: Date, after: bigint, failed: Failed): Promise<bigint | null> {
  const reached: { id: bigint | null } = { id: null }
  const work = async (tx: Tx) => {
    reached.id = null
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(due(now), gt(orders.id, after)))
      .orderBy(asc(orders.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!order) return
    reached.id = order.id
    await act(tx, order, now)
  }
  try {
    await transaction(db, work)
  } catch (error) {
    // One order that cannot be moved must not keep all others waiting.
    if (reached.id === null) throw error
    failed(reached.id, error)
  }
  return reached.id
}

interface Options {
  readonly demo: boolean
  /** Told of an order that could not be moved; the next round tries again. */
  readonly failed?: Failed
}

/** Moves every order whose time has come. Returns how many. */
export async function runTimers(db: Db, now: Date, { demo, failed }: Options): Promise<number> {
  const failures: bigint[] = []
  const note: Failed = (orderId, error) => {
    if (!failed) throw error
    failures.push(orderId)
    failed(orderId, error)
  }
  let moved = 0
  for (const timer of TIMERS.filter(({ demoOnly }) => demo || !demoOnly)) {
    let last: bigint | null = 0n
    for (let round = 0; round < ROUND && last !== null; round += 1) {
      last = await moveNext(db, timer, now, last, note)
      if (last !== null) moved += 1
    }
  }
  return moved - failures.length
}
