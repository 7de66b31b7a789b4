import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { orders } from '../../kernel/db/schema/orders'
import type { Tx } from '../../kernel/db/types'
import type { Order } from './transitions'

/** What changes of an order beside its state, which only steps change. */
type Changes = Partial<
  Pick<Order, 'paymentStatus' | 'paymentMethod' | 'carrier' | 'trackingNumber' | 'partlySent' | 'lost'>
>

/** Changes a locked order, and returns it. */
export const changeOrder = async (tx: Tx, orderId: bigint, changes: Changes): Promise<Order> =>
  one(await tx.update(orders).set(changes).where(eq(orders.id, orderId)).returning())

/** Notes that the shops of these locked orders were credited with them. */
export async function markSettled(tx: Tx, orderIds: readonly bigint[], at: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ settledAt: at })
    .where(inArray(orders.id, [...orderIds]))
}

/**
 * Lets the worker settle paid orders that were placed before there were terms and completed before a time: without
 * commission and fees. Returns their ids.
 */
export async function releaseOrders(tx: Tx, before: Date): Promise<bigint[]> {
  const released = await tx
    .update(orders)
    .set({ settles: true })
    .where(
      and(
        eq(orders.settles, false),
        eq(orders.status, 'completed'),
        isNull(orders.settledAt),
        isNotNull(orders.paidAt),
        lt(orders.completedAt, before),
      ),
    )
    .returning({ id: orders.id })
  return released.map(({ id }) => id)
}

/** Replaces a mistyped e-mail address in a user's orders that have it. */
export async function correctOrderEmail(
  tx: Tx,
  userId: bigint,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx
    .update(orders)
    .set({ address: sql`jsonb_set(${orders.address}, '{email}', to_jsonb(${to}::text))` })
    .where(and(eq(orders.userId, userId), sql`lower(${orders.address} ->> 'email') = ${from}`))
}
