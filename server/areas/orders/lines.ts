/** The lines of orders, with their refunds. */
import { asc, eq, sql } from 'drizzle-orm'
import type { ActionSubject } from '@contract/base/order-steps'
import { refundItems, refunds } from '../../kernel/db/schema/aftersale'
import { reviews } from '../../kernel/db/schema/reviews'
import { orderLines } from '../../kernel/db/schema/orders'
import { anyId, prepared } from '../../kernel/db/prepared'
import type { Db } from '../../kernel/db/types'
import { factsOf, type Order } from '../order-changes/transitions'

export type Line = typeof orderLines.$inferSelect & {
  readonly commented: boolean
  /** Refunded pieces. */
  readonly refunded: number
  /** Pieces in a pending refund request. */
  readonly inReview: number
}

const pieces = (state: 'approved' | 'review') =>
  sql<number>`coalesce(sum(${refundItems.qty}) filter (where ${refunds.state} = ${sql.raw(`'${state}'`)}), 0)::int`

/** Every line of these orders, in the order of purchase. */
export async function linesOf(db: Db, orderIds: readonly bigint[]): Promise<Line[]> {
  if (orderIds.length === 0) return []
  const statement = prepared(db, 'order-lines', (name) => {
    const asked = db
      .select({
        lineId: refundItems.lineId,
        refunded: pieces('approved').as('refunded'),
        inReview: pieces('review').as('in_review'),
      })
      .from(refundItems)
      .innerJoin(refunds, eq(refunds.id, refundItems.refundId))
      .where(sql`${refunds.orderId} = ${anyId('ids')}`)
      .groupBy(refundItems.lineId)
      .as('asked')
    return db
      .select({ line: orderLines, reviewId: reviews.id, refunded: asked.refunded, inReview: asked.inReview })
      .from(orderLines)
      .leftJoin(reviews, eq(reviews.orderLineId, orderLines.id))
      .leftJoin(asked, eq(asked.lineId, orderLines.id))
      .where(sql`${orderLines.orderId} = ${anyId('ids')}`)
      .orderBy(asc(orderLines.id))
      .prepare(name)
  })
  const lines = await statement.execute({ ids: orderIds.map(String) })
  return lines.map(({ line, reviewId, refunded, inReview }) => ({
    ...line,
    commented: reviewId !== null,
    refunded: refunded ?? 0,
    inReview: inReview ?? 0,
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
