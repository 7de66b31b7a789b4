/** Settles completed orders [money.settlement], by batches. Processes skip each other's orders. */
import { and, asc, eq, isNotNull, isNull, lte, notExists, or } from 'drizzle-orm'
import { DAY_MS } from '@contract/base/constants'
import { refunds } from '../../kernel/db/schema/aftersale'
import { cardDisputes, paymentOrders } from '../../kernel/db/schema/payments'
import { orders } from '../../kernel/db/schema/orders'
import type { Db, Tx } from '../../kernel/db/types'
import { moveDue, type DueWork, type Failed } from '../../kernel/work/batches'
import { without } from '../../kernel/work/without'
import { readMoney } from '../settings/money'
import type { Order } from './due'
import { settleOrder, settleOrders } from './settle'

/** A refund that is asked for, or a bank that has not decided: the order waits, so that less has to be taken back. */
function isWaiting(tx: Tx) {
  const asked = tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, orders.id), eq(refunds.state, 'review')))
  const disputed = tx
    .select({ id: cardDisputes.id })
    .from(cardDisputes)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, cardDisputes.paymentId))
    .where(
      and(
        eq(paymentOrders.orderId, orders.id),
        or(eq(cardDisputes.state, 'open'), and(eq(cardDisputes.state, 'lost'), eq(cardDisputes.taken, 0n))),
      ),
    )
  return { asked, disputed }
}

/** Orders that have been complete for long enough, and can be settled. */
function isDue(tx: Tx, until: Date) {
  const { asked, disputed } = isWaiting(tx)
  return and(
    eq(orders.settles, true),
    eq(orders.status, 'completed'),
    isNull(orders.settledAt),
    isNotNull(orders.paidAt),
    lte(orders.completedAt, until),
    notExists(asked),
    notExists(disputed),
  )
}

/** Settling as work by batches: what has been complete for longest comes first. */
const workOf = (now: Date, until: Date): DueWork<Order> => ({
  claim: (tx, most, left) =>
    tx
      .select()
      .from(orders)
      .where(and(isDue(tx, until), without(orders.id, left)))
      .orderBy(asc(orders.completedAt), asc(orders.id))
      .limit(most)
      .for('update', { skipLocked: true }),
  async claimOne(tx, id) {
    const found = and(isDue(tx, until), eq(orders.id, id))
    const [order] = await tx.select().from(orders).where(found).for('update', { skipLocked: true })
    return order ?? null
  },
  async move(tx, all) {
    await settleOrders(tx, all, now)
    return []
  },
  moveOne: (tx, order) => settleOrder(tx, order, now),
})

interface Options {
  /** Called for an order that could not be settled; the next round tries again. Without it the error is thrown. */
  readonly failed?: Failed
  /** Asked before each further batch; default: all of them. */
  readonly goesOn?: () => boolean
}

/** Settles what is due at `now`. Returns how many orders. */
export async function settleDue(db: Db, now: Date, { goesOn = () => true, ...options }: Options = {}): Promise<number> {
  const { hold_days: days } = await readMoney(db)
  const until = new Date(now.getTime() - days * DAY_MS)
  return moveDue(db, [workOf(now, until)], { goesOn, ...options })
}
