/** The sums of a period, by day and by currency, and how far its orders have come: four statements. */
import { sql } from 'drizzle-orm'
import type { Funnel, PaidIn, Report } from '@contract/entities/report'
import { one } from '@contract/rules/lists'
import { toDecimal } from '@contract/rules/money'
import { rows } from '../../kernel/db/rows'
import type { Db } from '../../kernel/db/types'
import { usd } from '../../kernel/text/usd'
import type { Period } from './period'
import { soldLines } from '../orders/sold-lines'
import { at, NOTHING, ofShop, presentSums, SUMS, type SumsRow } from './sold'

/** The sums of each day by its place in the period, and under 0 those of all. */
async function sumsByDay(db: Db, period: Period, shopId: bigint | null): Promise<ReadonlyMap<number, SumsRow>> {
  const starts = sql.join(period.starts.map(at), sql`, `)
  const found = await rows<SumsRow & { place: number | null }>(
    db,
    sql`select width_bucket(sold.paid_at, array[${starts}]) as place, ${SUMS}
        from (${soldLines(period, shopId)}) sold
        group by grouping sets ((1), ())`,
  )
  return new Map(found.map(({ place, ...sums }) => [place ?? 0, sums]))
}

async function paidIn(db: Db, { start, end }: Period, shopId: bigint | null) {
  const found = await rows<{ currency: string; orders: number; amount: string; shipping: string }>(
    db,
    sql`select o.paid_currency as currency, count(*)::int as orders, sum(o.paid_amount)::text as amount,
          sum(o.shipping_cost)::text as shipping
        from orders o
        where o.paid_at >= ${at(start)} and o.paid_at < ${at(end)} and o.status <> 'cancelled'
          and o.paid_currency is not null and o.paid_amount is not null and ${ofShop(sql`o.shop_id`, shopId)}
        group by 1 order by 2 desc, 1`,
  )
  const paid: PaidIn[] = found.map(({ currency, orders, amount }) => ({
    currency,
    orders,
    amount: toDecimal(BigInt(amount), currency),
  }))
  return { paid, shipping: usd(found.reduce((sum, { shipping }) => sum + BigInt(shipping), 0n)) }
}

async function cartsOf(db: Db, { start, end }: Period, shopId: bigint | null): Promise<number> {
  const { carts } = one(
    await rows<{ carts: number }>(
      db,
      sql`select count(distinct c.user_id)::int as carts from cart_lines c
          ${shopId === null ? sql`` : sql`join skus s on s.id = c.sku_id and s.shop_id = ${shopId}`}
          where c.created_at >= ${at(start)} and c.created_at < ${at(end)}`,
    ),
  )
  return carts
}

async function stepsOf(db: Db, { start, end }: Period, shopId: bigint | null): Promise<Omit<Funnel, 'carts'>> {
  return one(
    await rows<Omit<Funnel, 'carts'>>(
      db,
      sql`select count(*)::int as placed,
          count(*) filter (where o.paid_at is not null)::int as paid,
          count(*) filter (where o.shipped_at is not null)::int as shipped,
          count(*) filter (where o.completed_at is not null)::int as completed,
          count(*) filter (where exists (
            select from refunds r where r.order_id = o.id and r.state = 'approved'))::int as refunded,
          count(*) filter (where o.status = 'cancelled')::int as cancelled
        from orders o
        where o.created_at >= ${at(start)} and o.created_at < ${at(end)} and ${ofShop(sql`o.shop_id`, shopId)}`,
    ),
  )
}

/** The report of a period; of one shop, or of all for null. */
export async function overview(db: Db, period: Period, shopId: bigint | null): Promise<Report> {
  const sums = await sumsByDay(db, period, shopId)
  const { days, zone } = period
  return {
    from: days[0] ?? '',
    until: days.at(-1) ?? '',
    zone,
    total: presentSums(sums.get(0) ?? NOTHING),
    days: days.map((day, place) => ({ day, ...presentSums(sums.get(place + 1) ?? NOTHING) })),
    ...(await paidIn(db, period, shopId)),
    funnel: { carts: await cartsOf(db, period, shopId), ...(await stepsOf(db, period, shopId)) },
  }
}
