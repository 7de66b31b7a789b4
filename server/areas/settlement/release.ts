/** Orders from before there was settlement, which are settled on purpose alone. */
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { orders } from '../../kernel/db/schema/orders'
import type { Tx } from '../../kernel/db/types'

/**
 * Lets the worker settle orders that were placed before there were terms and completed before a time: without
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
