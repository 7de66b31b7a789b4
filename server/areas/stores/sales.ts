/**
 * A store's sales and pending work [field.dashboard.sums] [field.dashboard.work]. USD minor units;
 * docs/decisions/0024-sellers.md says what counts.
 */
import { sql, type SQL } from 'drizzle-orm'
import type { RefundState } from '@contract/base/after-sale'
import type { BestSeller } from '@contract/entities/store'
import type { Language } from '@contract/base/languages'
import { SELLER_TABS } from '@contract/base/order-constants'
import type { OrderState } from '@contract/base/order-states'
import { BEST_SELLERS } from '@contract/rules/store'
import { one } from '@contract/rules/lists'
import { usd } from '../../kernel/text/usd'
import { rows } from '../../kernel/db/rows'
import type { Db } from '../../kernel/db/types'
import { textsFor, type Texts } from '../../kernel/text/texts'
import { soldLines } from '../orders/sold-lines'
import type { Months } from './months'

/** A paid order that is not cancelled; it counts at the time of its payment. */
const SOLD = sql`o.paid_at is not null and o.status <> 'cancelled'`

const APPROVED: RefundState = 'approved'
const UNDER_REVIEW: RefundState = 'review'
/** What the buyer paid for an order, less refunds. */
const EARNED = sql`(o.grand_total - coalesce(
  (select sum(r.amount) from refunds r where r.order_id = o.id and r.state = ${APPROVED}), 0))`

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`
const stateList = (states: readonly OrderState[]): SQL =>
  sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  )

interface Sums {
  readonly thisMonth: bigint
  readonly lastMonth: bigint
  readonly total: bigint
}

/** The sales of this month, of last month, and of all time. */
export async function sumSales(db: Db, shopId: bigint, { thisMonth, lastMonth }: Months): Promise<Sums> {
  const sums = one(
    await rows<{ this_month: string; last_month: string; total: string }>(
      db,
      sql`select
          coalesce(sum(${EARNED}) filter (where o.paid_at >= ${at(thisMonth)}), 0)::text as this_month,
          coalesce(sum(${EARNED}) filter (
            where o.paid_at >= ${at(lastMonth)} and o.paid_at < ${at(thisMonth)}), 0)::text as last_month,
          coalesce(sum(${EARNED}), 0)::text as total
        from orders o where o.shop_id = ${shopId} and ${SOLD}`,
    ),
  )
  return { thisMonth: BigInt(sums.this_month), lastMonth: BigInt(sums.last_month), total: BigInt(sums.total) }
}

/** The sales of every day of this month up to today, days without any at 0. */
export async function salesByDay(db: Db, shopId: bigint, { thisMonth, days }: Months) {
  const found = await rows<{ day: string; amount: string }>(
    db,
    sql`select to_char(o.paid_at at time zone 'UTC', 'YYYY-MM-DD') as day, sum(${EARNED})::text as amount
        from orders o where o.shop_id = ${shopId} and o.paid_at >= ${at(thisMonth)} and ${SOLD}
        group by 1`,
  )
  const amounts = new Map(found.map(({ day, amount }) => [day, BigInt(amount)]))
  return days.map((day) => ({ day, amount: usd(amounts.get(day) ?? 0n) }))
}

interface Waiting {
  readonly to_accept: number
  readonly to_ship: number
  readonly on_the_way: number
  readonly refunds: number
  readonly low_stock: number
}

/**
 * The number of orders to accept, to ship and in transit, of pending refunds, and of variants with low stock: as many as
 * the lists show to which they lead.
 */
export async function countWaiting(db: Db, shopId: bigint): Promise<Waiting> {
  const counts = one(
    await rows<Record<keyof Waiting, string>>(
      db,
      sql`select
          (select count(*) from orders o
             where o.shop_id = ${shopId} and o.status in (${stateList(SELLER_TABS.to_accept)}))::text as to_accept,
          (select count(*) from orders o
             where o.shop_id = ${shopId} and o.status in (${stateList(SELLER_TABS.to_ship)}))::text as to_ship,
          (select count(*) from orders o
             where o.shop_id = ${shopId} and o.status in (${stateList(SELLER_TABS.on_the_way)}))::text as on_the_way,
          (select count(*) from refunds r join orders o on o.id = r.order_id
             where o.shop_id = ${shopId} and r.state = ${UNDER_REVIEW})::text as refunds,
          (select count(*) from skus s join shops own on own.id = s.shop_id
             where s.shop_id = ${shopId} and not s.discontinued
               and s.stock > 0 and s.stock <= own.low_stock_at)::text as low_stock`,
    ),
  )
  return {
    to_accept: Number(counts.to_accept),
    to_ship: Number(counts.to_ship),
    on_the_way: Number(counts.on_the_way),
    refunds: Number(counts.refunds),
    low_stock: Number(counts.low_stock),
  }
}

interface BestRow extends Record<string, unknown> {
  readonly id: string
  readonly names: Texts
  readonly image: string
  readonly ground: string
  readonly sold: string
  readonly amount: string
}

/**
 * The products with the highest sales of a month, after coupons and refunds as in the sums beside them, with the pieces
 * that stayed with their buyers.
 */
export async function bestSellers(
  db: Db,
  shopId: bigint,
  month: { readonly start: Date; readonly end: Date },
  language: Language,
): Promise<BestSeller[]> {
  const found = await rows<BestRow>(
    db,
    sql`select p.id::text as id, p.names, p.image, p.ground, sum(sold.qty - sold.back_pieces)::text as sold,
          sum(sold.goods - sold.back)::text as amount
        from (${soldLines(month, shopId)}) sold
        join products p on p.id = sold.product_id
        group by p.id
        having sum(sold.qty - sold.back_pieces) > 0
        order by sum(sold.goods - sold.back) desc, p.id
        limit ${BEST_SELLERS}::int`,
  )
  return found.map(({ id, names, image, ground, sold, amount }) => ({
    product_id: id,
    ...textsFor('name', names, language),
    image,
    ground,
    sold: Number(sold),
    amount: usd(BigInt(amount)),
  }))
}
