/**
 * The automatic steps of orders [durable.timers], by batches. Processes skip each other's orders.
 */
import { and, asc, eq, lte, notInArray } from 'drizzle-orm'
import { TIMERS, type Timer } from '@contract/base/order-steps'
import { orders } from '../../kernel/db/schema/orders'
import type { Db } from '../../kernel/db/types'
import { moveDue, type DueWork, type Failed } from '../../kernel/work/batches'
import { without } from '../../kernel/work/without'
import { moveOn, moveOnTogether } from './shop-steps'
import { ordersBlocked } from '../card-refunds/blocked'
import { cancelOrder, expireTogether } from './cancel'
import type { Order } from '../order-changes/transitions'

const secondsBefore = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1_000)

type When = Pick<Timer, 'step' | 'state' | 'after'>

/** Which orders are due at `now`; what is not to be shipped yet is not accepted either. */
const due = (db: Db, { step, state, after }: When, now: Date) =>
  and(
    eq(orders.status, state),
    after === 'expires_at' ? lte(orders.expiresAt, now) : lte(orders.statusAt, secondsBefore(now, after)),
    step === 'accept' ? notInArray(orders.id, ordersBlocked(db)) : undefined,
  )

/** A timer as work by batches. */
function workOf(when: When, now: Date): DueWork<Order> {
  const { step, after } = when
  const since = after === 'expires_at' ? orders.expiresAt : orders.statusAt
  return {
    claim: (tx, most, left) =>
      tx
        .select()
        .from(orders)
        .where(and(due(tx, when, now), without(orders.id, left)))
        .orderBy(asc(since), asc(orders.id))
        .limit(most)
        .for('update', { skipLocked: true }),
    async claimOne(tx, id) {
      const found = and(due(tx, when, now), eq(orders.id, id))
      const [order] = await tx.select().from(orders).where(found).for('update', { skipLocked: true })
      return order ?? null
    },
    move: (tx, all) => (step === 'expire' ? expireTogether(tx, all, now) : moveOnTogether(tx, all, step, now)),
    moveOne: (tx, order) =>
      step === 'expire' ? cancelOrder(tx, order, now, '', step) : moveOn(tx, order, step, {}, now),
  }
}

interface Options {
  /** Whether the server acts for the shops, which makes some steps sooner. */
  readonly demo: boolean
  /** Called for an order that could not be moved; the next round tries again. */
  readonly failed?: Failed
  /** Asked before each further batch; default: all of them. */
  readonly goesOn?: () => boolean
}

/** Moves the orders that are due. Returns how many. */
export function runTimers(db: Db, now: Date, { demo, goesOn = () => true, ...options }: Options): Promise<number> {
  const kinds = TIMERS.map(({ inDemo, ...timer }) =>
    workOf({ ...timer, after: demo ? (inDemo ?? timer.after) : timer.after }, now),
  )
  return moveDue(db, kinds, { goesOn, ...options })
}
