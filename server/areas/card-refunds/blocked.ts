/** What a dispute blocks until the bank decides: shipping of its orders, and refunds of its charge. */
import { and, eq, exists, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { cardDisputes, cardRefunds, paymentOrders, payments } from '../../kernel/db/schema/payments'
import { orders } from '../../kernel/db/schema/orders'
import { anyId, prepared } from '../../kernel/db/prepared'
import type { Db } from '../../kernel/db/types'

/** Whether the charge of a row of card_refunds is disputed: the payer may get the money through the bank. */
export const isDisputed = (db: Db): SQL =>
  exists(
    db
      .select({ id: cardDisputes.id })
      .from(cardDisputes)
      .innerJoin(payments, eq(payments.id, cardDisputes.paymentId))
      .where(
        and(
          eq(cardDisputes.paymentId, cardRefunds.paymentId),
          eq(cardDisputes.chargeRef, sql`coalesce(${cardRefunds.chargeRef}, ${payments.chargeRef})`),
          or(eq(cardDisputes.state, 'open'), and(eq(cardDisputes.state, 'lost'), eq(cardDisputes.taken, 0n))),
        ),
      ),
  )

/**
 * The orders that must not be shipped, as a subquery of their ids: the charge that paid them is disputed, or was lost in
 * a dispute. An order is excluded if its share of the charge was refunded as a late payment, since something else paid
 * it.
 */
export const ordersBlocked = (db: Db) =>
  db
    .select({ orderId: paymentOrders.orderId })
    .from(cardDisputes)
    .innerJoin(payments, and(eq(payments.id, cardDisputes.paymentId), eq(payments.chargeRef, cardDisputes.chargeRef)))
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .leftJoin(
      cardRefunds,
      and(
        eq(cardRefunds.paymentId, payments.id),
        eq(cardRefunds.orderId, paymentOrders.orderId),
        eq(cardRefunds.reason, 'late'),
      ),
    )
    .where(and(inArray(cardDisputes.state, ['open', 'lost']), isNull(cardRefunds.id)))

/** Those among these orders that must not be shipped. */
export async function blockedByDispute(db: Db, orderIds: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  if (orderIds.length === 0) return new Set()
  const statement = prepared(db, 'orders-blocked', (name) =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(sql`${orders.id} = ${anyId('ids')}`, inArray(orders.id, ordersBlocked(db))))
      .prepare(name),
  )
  const found = await statement.execute({ ids: orderIds.map(String) })
  return new Set(found.map(({ id }) => id))
}
