import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CardRefundState } from '@contract/entities/ops-card-refund'
import { one } from '@contract/rules/lists'
import { cardRefunds } from '../../kernel/db/schema/payments'
import { orders } from '../../kernel/db/schema/orders'
import type { Tx } from '../../kernel/db/types'
import type { Refund } from './rows'
import { changeOrder } from '../order-changes/change-order'

/** States in which the buyer has the money back. */
const OVER: readonly CardRefundState[] = ['done', 'wallet']

/** The state of an order after money was refunded, or a refund failed: refunding as long as some is due. */
export async function moveOrder(tx: Tx, { paymentId, orderId, reason }: Refund & { orderId: bigint }): Promise<void> {
  const order = one(await tx.select().from(orders).where(eq(orders.id, orderId)))
  const isPaidByAnother = reason === 'late' && order.paidAmount !== null
  if (order.paymentStatus === 'unpaid' || order.paymentStatus === 'paid' || isPaidByAnother) return
  const isOver = inArray(cardRefunds.state, [...OVER])
  const { done, open } = one(
    await tx
      .select({
        done: sql<string>`coalesce(sum(${cardRefunds.amount}) filter (where ${isOver}), 0)::text`,
        open: sql<number>`(count(*) filter (where not ${isOver}))::int`,
      })
      .from(cardRefunds)
      .where(and(eq(cardRefunds.orderId, orderId), eq(cardRefunds.paymentId, paymentId))),
  )
  const whole = BigInt(done) >= (order.paidAmount ?? 0n) ? 'refunded' : 'partly_refunded'
  const paymentStatus = open > 0 ? 'refunding' : whole
  await changeOrder(tx, orderId, { paymentStatus })
}
