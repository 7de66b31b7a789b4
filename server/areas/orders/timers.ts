/**
 * The automatic steps of orders [durable.timers]. Each order has its own transaction, and processes skip each
 * other's.
 */
import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { TIMERS, type Timer } from '@contract/order-steps'
import { orders } from '../../kernel/db/schema/orders'
import { transaction } from '../../kernel/db/transaction'
import type { Db, Tx } from '../../kernel/db/types'
import { advance } from './advance'
import { cancelOrder } from './cancel'
import type { Order } from './transitions'

const secondsBefore = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1_000)

/** Which orders are due at `now`. */
const due = ({ state, after }: Timer, now: Date) =>
  and(
    eq(orders.status, state),
    after === 'expires_at' ? lte(orders.expiresAt, now) : lte(orders.statusAt, secondsBefore(now, after)),
  )

const act = (tx: Tx, order: Order, step: Timer['step'], now: Date): Promise<Order> =>
  step === 'expire' ? cancelOrder(tx, order, now, '', step) : advance(tx, order, step, {}, now)

/** How many orders one timer moves per round, so that the others get their turn. */
const ROUND = 200

type Failed = (orderId: bigint, error: unknown) => void

/** Moves the next due order after this one; null if there is none. */
async function moveNext(db: Db, timer: Timer, now: Date, after: bigint, failed: Failed): Promise<bigint | null> {
  const reached: { id: bigint | null } = { id: null }
  const work = async (tx: Tx) => {
    reached.id = null
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(due(timer, now), gt(orders.id, after)))
      .orderBy(asc(orders.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!order) return
    reached.id = order.id
    await act(tx, order, timer.step, now)
  }
  try {
    await transaction(db, work)
  } catch (error) {
    // An order that fails must not block all others.
    if (reached.id === null) throw error
    failed(reached.id, error)
  }
  return reached.id
}

interface Options {
  readonly demo: boolean
  /** Called for an order that could not be moved; the next round tries again. */
  readonly failed?: Failed
}

/** Moves every due order. Returns how many. */
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
