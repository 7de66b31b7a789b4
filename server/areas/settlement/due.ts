/** What an order owes its shop, from its rows. USD minor units. */
import { inArray, sql } from 'drizzle-orm'
import { groupedBy } from '@contract/rules/lists'
import { dueOf, type Due, type SettledLine, type Terms } from '@contract/rules/settlement'
import { orderLines, type orders } from '../../kernel/db/schema/orders'
import type { Db } from '../../kernel/db/types'

export type Order = typeof orders.$inferSelect

/** The order's terms; the fee of a card only if a card paid. */
export function termsOf(order: Order): Terms {
  const { shippingCost, couponBearer, lost, paymentMethod } = order
  const card = paymentMethod === 'bank_card'
  return {
    shippingCost,
    couponBearer,
    lost,
    cardFeeBps: card ? order.cardFeeBps : 0,
    cardFeeFixed: card ? order.cardFeeFixed : 0n,
  }
}

/** The lines of orders, by order, with the pieces of their approved refunds. */
async function linesOf(db: Db, orderIds: readonly bigint[]): Promise<Map<bigint, SettledLine[]>> {
  const { orderId, rowPrice, couponShare, qty, commissionBps } = orderLines
  const found = await db
    .select({
      orderId,
      rowPrice,
      couponShare,
      qty,
      commissionBps,
      done: sql<number>`(
        select coalesce(sum(i.qty), 0)::int from refund_items i join refunds r on r.id = i.refund_id
        where i.line_id = order_lines.id and r.state = 'approved')`,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
  return groupedBy(found, (line) => line.orderId)
}

/** The lines of an order with the pieces of its approved refunds. */
export const settledLines = async (db: Db, orderId: bigint): Promise<SettledLine[]> =>
  (await linesOf(db, [orderId])).get(orderId) ?? []

/** What each of these orders owes, in their order. */
export async function duesOf(db: Db, orders: readonly Order[]): Promise<Due[]> {
  const lines = await linesOf(
    db,
    orders.map(({ id }) => id),
  )
  return orders.map((order) => dueOf(lines.get(order.id) ?? [], termsOf(order)))
}
