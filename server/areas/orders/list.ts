/** The buyer's order history by tabs [tab.all]. */
import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { Data, Fields } from '@contract/all-calls'
import { PAGE_SIZE } from '@contract/constants'
import type { Language } from '@contract/languages'
import { ORDER_TAB_NAMES, ORDER_TABS, type OrderState, type OrderTab } from '@contract/order-states'
import { orders } from '../../kernel/db/schema/orders'
import type { Db } from '../../kernel/db/types'
import { presentOrders } from './present'

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
  { status = 'all', p = 1, page_size = PAGE_SIZE }: Fields<'orders'>,
  reader: { readonly lang: Language; readonly now: Date },
): Promise<Data<'orders'>> {
  const counts = await countTabs(db, userId)
  const found = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, [...ORDER_TABS[status]])))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page_size)
    .offset((p - 1) * page_size)
  return { list: await presentOrders(db, found, reader), count: counts[status], p, page_size, counts }
}
