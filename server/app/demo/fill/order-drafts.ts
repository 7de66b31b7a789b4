/** Orders of a filled shop before they are written: who bought what and when, and what became of it. */
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kernel/db/types'
import { emailOf } from './buyers'
import { draw } from './draw'
import { BOUNDS, STEP_ROWS } from './ways'

const YEARS_AGO_DAYS = 730
const MOST_LINES = 3
const MOST_PIECES = 3

export interface Portion {
  /** Counted from 1, both included. */
  readonly from: number
  readonly to: number
  /** The orders of the whole run, which are spread over two years. */
  readonly first: number
  readonly last: number
  readonly buyers: number
  readonly now: Date
}

const whole = (number: number) => sql.raw(String(number))

/** A table of orders in the order of their times; the first buyers and the most popular goods come up most often. */
async function draftPurchases(tx: Tx, { from, to, first, last, buyers, now }: Portion): Promise<void> {
  const left = sql`(1 - (n - ${whole(first)} + 0.5) / ${whole(last - first + 1)})`
  await tx.execute(sql`
    create temp table fill_purchases on commit drop as
    select nextval('orders_id_seq') as id, s.* from (
      select n, width_bucket(${draw('m', 0)}, ${sql.raw(`array[${BOUNDS.join(', ')}]`)}::float8[]) as way,
        ${emailOf(sql`(1 + floor(power(${draw('m', 1)}, 2) * ${whole(buyers)}))::int`)} as email,
        floor(${draw('m', 2)} * (select count(*) from fill_shops))::int as shop,
        ${draw('m', 3)} as start, 1 + floor(${draw('m', 4)} * ${whole(MOST_LINES)})::int as lines,
        date_trunc('milliseconds', ${now.toISOString()}::timestamptz
          - power(${left}, 2) * interval '${whole(YEARS_AGO_DAYS)} days') as at
      from generate_series(${from}::int, ${to}::int) n cross join lateral (select md5('order ' || n) as m offset 0) x
      order by n) s`)
  await tx.execute(sql`analyze fill_purchases`)
}

async function draftLines(tx: Tx): Promise<void> {
  await tx.execute(sql`
    create temp table fill_lines on commit drop as
    select s.*, price * qty as row_price from (
      select o.id as order_id, i, g.*,
        1 + floor(power(${draw('m', 0)}, 2) * ${whole(MOST_PIECES)})::int as qty
      from fill_purchases o join fill_shops s on s.at = o.shop
        cross join lateral generate_series(0, o.lines - 1) i
        join fill_goods g
          on g.shop_id = s.id and g.place = (floor(power(o.start, 2) * s.goods)::int + i) % s.goods
        cross join lateral (select md5('line ' || o.n || ' ' || i) as m offset 0) x) s
    order by order_id, i`)
}

/** The states that each order has entered by now. */
async function draftEvents(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`
    create temp table fill_events on commit drop as
    select o.id as order_id, s.position, s.method, s.status, o.at + s.seconds * interval '1 second' as at
    from fill_purchases o
      join jsonb_to_recordset(${JSON.stringify(STEP_ROWS)}::jsonb)
        as s(way int, method text, position int, status text, seconds int) on s.way = o.way
    where o.at + s.seconds * interval '1 second' <= ${now.toISOString()}::timestamptz`)
  await tx.execute(sql`create index on fill_events (order_id, status)`)
}

/** The rows of orders: sums from their lines, times from their states. */
async function draftOrders(tx: Tx, holdDays: number, now: Date): Promise<void> {
  await tx.execute(sql`
    create temp table fill_orders on commit drop as
    select o.id, to_char(o.at at time zone 'UTC', 'YYMMDD') || lpad(o.id::text, 6, '0') as number, u.id as user_id,
      u.firstname, u.email, s.id as shop_id, s.owner_id, s.shop, s.method as shipping_method, s.method_names, s.fee_bps,
      s.fee_fixed, s.cash_with, l.product_total, x.shipping, l.tax_total, l.commission,
      l.product_total + x.shipping as total, o.at, e.status, e.status_at, e.paid, e.agreed, e.shipped, e.delivered,
      e.confirmed, e.completed, e.cancelled,
      case when e.completed + interval '${whole(holdDays)} days' <= ${now.toISOString()}::timestamptz
        then e.completed + interval '${whole(holdDays)} days' end as settled
    from fill_purchases o
      join users u on u.email = o.email
      join fill_shops s on s.at = o.shop
      join (
        select order_id, sum(row_price)::bigint as product_total,
          sum((2 * row_price * tax_rate_bps + 10000 + tax_rate_bps) / (2 * (10000 + tax_rate_bps)))::bigint as tax_total,
          sum((2 * row_price * commission_bps + 10000) / 20000)::bigint as commission
        from fill_lines group by order_id) l on l.order_id = o.id
      cross join lateral (
        select case when l.product_total >= s.free_from then 0 else s.cost_minor end as shipping) x
      join (
        select order_id, (array_agg(status order by position desc))[1] as status, max(at) as status_at,
          max(at) filter (where status = 'paid') as paid,
          max(at) filter (where method = 'cash_on_delivery' and status = 'to_be_shipped') as agreed,
          max(at) filter (where status = 'shipped') as shipped, max(at) filter (where status = 'delivered') as delivered,
          max(at) filter (where status = 'receipt_confirmed') as confirmed,
          max(at) filter (where status = 'completed') as completed, max(at) filter (where status = 'cancelled') as cancelled
        from fill_events group by order_id) e on e.order_id = o.id`)
  await tx.execute(sql`create index on fill_orders (id)`)
  // no worker gathers statistics of a temporary table
  await tx.execute(sql`analyze fill_events, fill_lines, fill_orders`)
}

/** Makes the tables of orders, lines and events for this transaction, after those of goods and shops. */
export async function draftPortion(tx: Tx, portion: Portion, holdDays: number): Promise<void> {
  await draftPurchases(tx, portion)
  await draftLines(tx)
  await draftEvents(tx, portion.now)
  await draftOrders(tx, holdDays, portion.now)
}
