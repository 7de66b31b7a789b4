/** The buyer's order history by tabs [tab.all]. */
import { and, count, eq, inArray } from 'drizzle-orm'
import type { Data, Fields } from '@contract/all-calls'
import type { Language } from '@contract/base/languages'
import { ORDER_TAB_NAMES, ORDER_TABS, type OrderState, type OrderTab } from '@contract/base/order-states'
import { orders } from '../../kernel/db/schema/orders'
import type { Db } from '../../kernel/db/types'
import { presentOrders } from './present'
import { falling, listOrder } from '../../kernel/http/list-order'
import { readKeyed } from '../../kernel/http/paging'

const NEWEST = listOrder<typeof orders.$inferSelect>(
  falling(orders.createdAt, ({ createdAt }) => createdAt),
  falling(orders.id, ({ id }) => id),
)

async function countTabs(db: Db, userId: bigint): Promise<Record<OrderTab, number>> {
  const states = await db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(eq(orders.userId, userId))
    .groupBy(orders.status)
  const inTab = (tab: OrderTab) => {
    const shown: readonly OrderState[] = ORDER_TABS[tab]
    return states.reduce((sum, row) => sum + (shown.includes(row.status) ? row.count : 0), 0)
  }
  return Object.fromEntries(ORDER_TAB_NAMES.map((tab) => [tab, inTab(tab)])) as Record<OrderTab, number>
}

/** A page of a tab, newest first, with the counts of every tab. Past the end the list is empty. */
export async function listOrders(
  db: Db,
  userId: bigint,
  fields: Fields<'orders'>,
  reader: { readonly lang: Language; readonly now: Date },
): Promise<Data<'orders'>> {
  const { status = 'all' } = fields
  const counts = await countTabs(db, userId)
  const page = await readKeyed(fields, {
    total: counts[status],
    order: NEWEST,
    rows: (beyond) =>
      db
        .select()
        .from(orders)
        .where(and(eq(orders.userId, userId), inArray(orders.status, [...ORDER_TABS[status]]), beyond))
        .orderBy(...NEWEST.sorted),
    present: (found) => presentOrders(db, found, reader),
  })
  return { ...page, counts }
}
