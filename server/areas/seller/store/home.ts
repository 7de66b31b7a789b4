/** The first page of a shop [field.seller.home]. */
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Data } from '@contract/all-calls'
import { SHOP_ANSWERS_WITHIN_S } from '@contract/base/refund-constants'
import { LOW_STOCK_SHOWN } from '@contract/base/shop-constants'
import type { Language } from '@contract/base/languages'
import { one } from '@contract/rules/lists'
import { rows } from '../../../kernel/db/rows'
import { refunds } from '../../../kernel/db/schema/aftersale'
import { products, skus } from '../../../kernel/db/schema/catalogue'
import { orders } from '../../../kernel/db/schema/orders'
import type { Db } from '../../../kernel/db/types'
import { usd } from '../../../kernel/text/usd'
import { waitsForShop } from '../../refunds/shop-answer'
import { monthsOf } from '../../stores/months'
import { bestSellers, salesByDay, sumSales } from '../../stores/sales'
import { waitsForAnswer } from '../../order-messages/counts'
import { isLate } from '../../parcels/late'
import { ofShop } from '../stock-filters'
import type { SellerShop } from '../shop'
import { countStock, stockRows } from '../stock/list'

type Home = Data<'sellerHome'>

async function ordersOf(db: Db, shop: SellerShop, now: Date) {
  const counted = one(
    await db
      .select({
        toAccept: sql<number>`count(*) filter (where ${orders.status} = 'paid')::int`,
        toShip: sql<number>`count(*) filter (where ${orders.status} = 'to_be_shipped')::int`,
        late: sql<number>`count(*) filter (where ${isLate(now)})::int`,
        messages: sql<number>`count(*) filter (where ${waitsForAnswer})::int`,
        oldest: sql<string | null>`(min(${orders.statusAt})
          filter (where ${orders.status} in ('paid', 'to_be_shipped')))::text`,
      })
      .from(orders)
      .where(eq(orders.shopId, shop.id)),
  )
  const oldest_at = counted.oldest === null ? null : new Date(counted.oldest).toISOString()
  const { toAccept, toShip, late, messages } = counted
  return { to_accept: toAccept, to_ship: toShip, late, messages, oldest_at }
}

async function refundsOf(db: Db, shop: SellerShop, now: Date) {
  const { count, oldest } = one(
    await db
      .select({ count: sql<number>`count(*)::int`, oldest: sql<string | null>`min(${refunds.createdAt})::text` })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(and(eq(orders.shopId, shop.id), waitsForShop(now))),
  )
  const until = oldest === null ? null : new Date(new Date(oldest).getTime() + SHOP_ANSWERS_WITHIN_S * 1_000)
  return { refunds: count, answer_until: until?.toISOString() ?? null }
}

async function reviewsOf(db: Db, shop: SellerShop) {
  const { open, rate } = one(
    await rows<{ open: number; rate: number }>(
      db,
      sql`select
        (select count(*)::int from reviews r join products p on p.id = r.product_id
          where p.shop_id = ${shop.id} and r.reply is null and r.hidden_at is null) as open,
        (select coalesce(round(sum(p.rate_sum) * 100.0 / nullif(sum(p.review_count), 0)), 0)::int from products p
          where p.shop_id = ${shop.id}) as rate`,
    ),
  )
  return { reviews: open, rate }
}

/** Variants on sale that are low or sold out. */
const low = (shop: SellerShop) =>
  and(ofShop(shop.id), eq(products.state, 'listed'), eq(skus.discontinued, false), lte(skus.stock, shop.lowStockAt))

/** What waits for a shop, and how its month goes. */
export async function homeOf(db: Db, shop: SellerShop, language: Language, now: Date): Promise<Home> {
  const months = monthsOf(now)
  const sums = await sumSales(db, shop.id, months)
  return {
    ...(await ordersOf(db, shop, now)),
    ...(await refundsOf(db, shop, now)),
    low_stock: await stockRows(db, low(shop), language, { limit: LOW_STOCK_SHOWN }),
    low_stock_count: await countStock(db, low(shop)),
    ...(await reviewsOf(db, shop)),
    sales: { month: usd(sums.thisMonth), before: usd(sums.lastMonth), by_day: await salesByDay(db, shop.id, months) },
    best: await bestSellers(db, shop.id, { start: months.thisMonth, end: months.nextMonth }, language),
  }
}
