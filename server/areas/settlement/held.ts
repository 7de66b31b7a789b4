/** What is held for a shop until its orders are settled: USD minor units. */
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { dueOf, type SettledLine } from '@contract/rules/settlement'
import { refundItems, refunds } from '../../kernel/db/schema/aftersale'
import { orderLines, orders } from '../../kernel/db/schema/orders'
import type { Db } from '../../kernel/db/types'
import { termsOf, type Order } from './due'

/** Orders of a shop that are paid and will be settled. */
const isBlocked = (shopId: bigint) =>
  and(
    eq(orders.shopId, shopId),
    eq(orders.settles, true),
    isNotNull(orders.paidAt),
    isNull(orders.settledAt),
    ne(orders.status, 'cancelled'),
  )

async function refundedPieces(db: Db, shopId: bigint): Promise<ReadonlyMap<bigint, number>> {
  const found = await db
    .select({ lineId: refundItems.lineId, qty: refundItems.qty })
    .from(refundItems)
    .innerJoin(refunds, eq(refunds.id, refundItems.refundId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(isBlocked(shopId), eq(refunds.state, 'approved')))
  const pieces = new Map<bigint, number>()
  for (const { lineId, qty } of found) pieces.set(lineId, (pieces.get(lineId) ?? 0) + qty)
  return pieces
}

/** What an order brings its shop: cash that the shop has already counts as paid out. */
const withoutCash = (order: Order, net: bigint) =>
  order.paymentMethod === 'cash_on_delivery' && order.cashWith === 'shop' ? net - order.grandTotal : net

/** What the shop's open orders would bring if they were settled now, and how many they are. */
export async function heldFor(db: Db, shopId: bigint): Promise<{ held: bigint; openOrders: number }> {
  const open = await db.select().from(orders).where(isBlocked(shopId))
  if (open.length === 0) return { held: 0n, openOrders: 0 }
  const lines = await db
    .select({ line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(isBlocked(shopId))
  const done = await refundedPieces(db, shopId)
  const linesOf = new Map<bigint, SettledLine[]>(open.map(({ id }) => [id, []]))
  for (const { line } of lines) linesOf.get(line.orderId)?.push({ ...line, done: done.get(line.id) ?? 0 })
  const held = open.reduce(
    (sum, order) => sum + withoutCash(order, dueOf(linesOf.get(order.id) ?? [], termsOf(order)).net),
    0n,
  )
  return { held, openOrders: open.length }
}
