/** The orders of a shop by tabs [call.deskOrders]. */
import { and, asc, count, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Data, Fields } from '@contract/all-calls'
import { PAGE_SIZE } from '@contract/constants'
import { DESK_TAB_NAMES, DESK_TABS, type DeskTab } from '@contract/desk/order-words'
import type { OrderState } from '@contract/order-states'
import { one } from '@contract/rules/lists'
import { orderLines, orders } from '../../../kernel/db/schema/orders'
import type { Db } from '../../../kernel/db/types'
import { likePatterns } from '../../catalogue/lists/search-text'
import type { DeskShop } from '../shop'
import { endOf, startOf } from './days'
import { isLate } from './late'
import { presentRows, type Reader } from './present'
import { readable } from './readable'

/** These tabs show what has waited longest first. */
const WORK: readonly DeskTab[] = ['to_accept', 'to_ship']

async function countTabs(db: Db, shop: DeskShop): Promise<Record<DeskTab, number>> {
  const states = await db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(eq(orders.shopId, shop.id))
    .groupBy(orders.status)
  const inTab = (tab: DeskTab) => {
    const shown: readonly OrderState[] = DESK_TABS[tab]
    return states.reduce((sum, row) => sum + (shown.includes(row.status) ? row.count : 0), 0)
  }
  return Object.fromEntries(DESK_TAB_NAMES.map((tab) => [tab, inTab(tab)])) as Record<DeskTab, number>
}

const countOf = async (db: Db, where: SQL | undefined) =>
  one(await db.select({ total: count() }).from(orders).where(where)).total

/** The condition that the number, a SKU or a readable name of a buyer contains every word. */
function holding(q: string | undefined, now: Date): SQL | undefined {
  if (q === undefined) return undefined
  return and(
    ...likePatterns(q).map(
      (pattern) => sql`(lower(${orders.orderNumber}) like ${pattern}
        or exists (select from ${orderLines} as packed
          where packed.order_id = ${orders}.id and lower(packed.sku) like ${pattern})
        or (${readable(now)} and lower(normalize(${orders.customer} ->> 'name', NFKC)) like ${pattern}))`,
    ),
  )
}

function filterOf({ q, late, from, until }: Fields<'deskOrders'>, now: Date): SQL | undefined {
  const [since, before] = [startOf('from', from), endOf('until', until)]
  return and(
    holding(q, now),
    late === true ? isLate(now) : undefined,
    since && gte(orders.createdAt, since),
    before && lt(orders.createdAt, before),
  )
}

/** A page of a tab; past the end the list is empty. Throws 1000008 for a day that no calendar has. */
export async function listOrders(
  db: Db,
  shop: DeskShop,
  fields: Fields<'deskOrders'>,
  reader: Reader,
): Promise<Data<'deskOrders'>> {
  const { tab = 'all', p = 1, page_size = PAGE_SIZE } = fields
  const own = eq(orders.shopId, shop.id)
  const where = and(own, inArray(orders.status, [...DESK_TABS[tab]]), filterOf(fields, reader.now))
  const found = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(
      ...(WORK.includes(tab) ? [asc(orders.statusAt), asc(orders.id)] : [desc(orders.createdAt), desc(orders.id)]),
    )
    .limit(page_size)
    .offset((p - 1) * page_size)
  return {
    list: await presentRows(db, found, reader),
    count: await countOf(db, where),
    p,
    page_size,
    counts: await countTabs(db, shop),
    late: await countOf(db, and(own, isLate(reader.now))),
  }
}
