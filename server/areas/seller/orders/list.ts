/** The orders of a shop by tabs [call.sellerOrders]. */
import { and, count, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Data, Fields } from '@contract/all-calls'
import { SELLER_TAB_NAMES, SELLER_TABS, type SellerTab } from '@contract/base/order-constants'
import type { OrderState } from '@contract/base/order-states'
import { one } from '@contract/rules/lists'
import { countUpTo } from '../../../kernel/db/bounded-count'
import { prepared } from '../../../kernel/db/prepared'
import { parcels } from '../../../kernel/db/schema/aftersale'
import { orders } from '../../../kernel/db/schema/orders'
import { statement } from '../../../kernel/db/statement'
import type { Db } from '../../../kernel/db/types'
import type { SellerShop } from '../shop'
import { endOf, startOf } from './days'
import { waitsForAnswer } from '../../order-messages/counts'
import { isLate, lateAt } from '../../parcels/late'
import { containsWords } from './contains-words'
import { presentRows, type Reader } from './present'
import { falling, listOrder, rising } from '../../../kernel/http/list-order'
import { readKeyed } from '../../../kernel/http/paging'

/** These tabs show what has waited longest first. */
const WORK: readonly SellerTab[] = ['to_accept', 'to_ship']

async function countTabs(db: Db, shop: SellerShop): Promise<Record<SellerTab, number>> {
  const tabs = prepared(db, 'seller-order-tabs', (name) =>
    db
      .select({ status: orders.status, count: count() })
      .from(orders)
      .where(eq(orders.shopId, sql.placeholder('shop')))
      .groupBy(orders.status)
      .prepare(name),
  )
  const states = await tabs.execute({ shop: String(shop.id) })
  const inTab = (tab: SellerTab) => {
    const shown: readonly OrderState[] = SELLER_TABS[tab]
    return states.reduce((sum, row) => sum + (shown.includes(row.status) ? row.count : 0), 0)
  }
  return Object.fromEntries(SELLER_TAB_NAMES.map((tab) => [tab, inTab(tab)])) as Record<SellerTab, number>
}

/** Condition: pieces of the order are still to be sent. Orders in several parcels are few, so these are looked at. */
const isPartlySent = (shop: SQL) =>
  sql`${orders.partlySent} and ${orders.id} in (select parcel.order_id from ${parcels} parcel where parcel.shop_id = ${shop})`

type Waiting = Pick<Data<'sellerOrders'>, 'late' | 'unanswered' | 'partly_sent'>

const SHOP = sql`${sql.placeholder('shop')}::bigint`

const counted = (which: SQL) => sql`(select count(*)::int from ${orders} where ${orders.shopId} = ${SHOP} and ${which})`

const readWaiting = statement<Waiting>(
  'seller:orders-waiting',
  () => sql`
    select ${counted(lateAt(sql`${sql.placeholder('now')}::timestamptz`))} as late,
      ${counted(waitsForAnswer)} as unanswered, ${counted(isPartlySent(SHOP))} as partly_sent`,
)

/** What waits for the shop, in one statement. */
const countWaiting = async (db: Db, shop: SellerShop, now: Date): Promise<Waiting> =>
  one(await readWaiting(db, { shop: String(shop.id), now: now.toISOString() }))

function filterOf(
  shop: SellerShop,
  { q, late, unanswered, partly_sent: partly, from, until }: Fields<'sellerOrders'>,
  now: Date,
): SQL | undefined {
  const [since, before] = [startOf('from', from), endOf('until', until)]
  return and(
    containsWords(q, ['name'], now),
    late === true ? isLate(now) : undefined,
    unanswered === true ? waitsForAnswer : undefined,
    partly === true ? isPartlySent(sql`${shop.id}`) : undefined,
    since && gte(orders.createdAt, since),
    before && lt(orders.createdAt, before),
  )
}

type OrderRow = typeof orders.$inferSelect

const NEWEST = listOrder<OrderRow>(
  falling(orders.createdAt, ({ createdAt }) => createdAt),
  falling(orders.id, ({ id }) => id),
)

/** What has been in its state for the longest comes first. */
const LONGEST = listOrder<OrderRow>(
  rising(orders.statusAt, ({ statusAt }) => statusAt),
  rising(orders.id, ({ id }) => id),
)

/** A page of a tab; past the end the list is empty. Throws 1000008 for a day that no calendar has. */
export async function listOrders(
  db: Db,
  shop: SellerShop,
  fields: Fields<'sellerOrders'>,
  reader: Reader,
): Promise<Data<'sellerOrders'>> {
  const { tab = 'all' } = fields
  const own = eq(orders.shopId, shop.id)
  const filter = filterOf(shop, fields, reader.now)
  const where = and(own, inArray(orders.status, [...SELLER_TABS[tab]]), filter)
  const counts = await countTabs(db, shop)
  const order = WORK.includes(tab) ? LONGEST : NEWEST
  const page = await readKeyed(fields, {
    total: filter ? countUpTo(db, db.select({ id: orders.id }).from(orders).where(where)) : counts[tab],
    order,
    rows: (beyond) =>
      db
        .select()
        .from(orders)
        .where(and(where, beyond))
        .orderBy(...order.sorted),
    present: (found) => presentRows(db, found, reader),
  })
  return {
    ...page,
    counts,
    ...(await countWaiting(db, shop, reader.now)),
  }
}
