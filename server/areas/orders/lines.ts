/** The lines of orders, with their refunds. */
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { ActionSubject } from '@contract/base/order-steps'
import { refundItems, refunds } from '../../kernel/db/schema/aftersale'
import { reviews } from '../../kernel/db/schema/reviews'
import { orderLines } from '../../kernel/db/schema/orders'
import type { Db } from '../../kernel/db/types'
import { factsOf, type Order } from '../order-changes/transitions'

export type Line = typeof orderLines.$inferSelect & {
  readonly commented: boolean
  /** Refunded pieces. */
  readonly refunded: number
  /** Pieces in a pending refund request. */
  readonly inReview: number
}

type Counts = Pick<Line, 'refunded' | 'inReview'>

/** How many pieces of each line were refunded, or can be. */
async function countAsked(db: Db, orderIds: readonly bigint[]): Promise<Map<bigint, Counts>> {
  const pieces = (state: 'approved' | 'review') =>
    sql<number>`coalesce(sum(${refundItems.qty}) filter (where ${refunds.state} = ${state}), 0)::int`
  const found = await db
    .select({ lineId: refundItems.lineId, refunded: pieces('approved'), inReview: pieces('review') })
    .from(refundItems)
    .innerJoin(refunds, eq(refunds.id, refundItems.refundId))
    .where(inArray(refunds.orderId, [...orderIds]))
    .groupBy(refundItems.lineId)
  return new Map(found.map(({ lineId, ...counts }) => [lineId, counts]))
}

/** Every line of these orders, in the order of purchase. */
export async function linesOf(db: Db, orderIds: readonly bigint[]): Promise<Line[]> {
  if (orderIds.length === 0) return []
  const lines = await db
    .select({ line: orderLines, reviewId: reviews.id })
    .from(orderLines)
    .leftJoin(reviews, eq(reviews.orderLineId, orderLines.id))
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id))
  const asked = await countAsked(db, orderIds)
  return lines.map(({ line, reviewId }) => ({
    ...line,
    commented: reviewId !== null,
    ...(asked.get(line.id) ?? { refunded: 0, inReview: 0 }),
  }))
}

/** The pieces of a line that can still be refunded. */
export const refundableOf = ({ qty, refunded, inReview }: Line) => qty - refunded - inReview

/** Seconds since delivery: as reported by the carrier, else by the buyer. */
function sinceArrival({ deliveredAt, completedAt }: Order, now: Date): number | null {
  const arrived = deliveredAt ?? completedAt
  return arrived === null ? null : (now.getTime() - arrived.getTime()) / 1_000
}

/** The facts about an order that the state table needs. */
export function subjectOf(order: Order, lines: readonly Line[], now: Date): ActionSubject {
  return {
    ...factsOf(order),
    paid: order.paymentStatus !== 'unpaid',
    sinceArrival: sinceArrival(order, now),
    commentable: lines.filter(({ commented }) => !commented).length,
    refundable: lines.reduce((sum, line) => sum + refundableOf(line), 0),
  }
}
