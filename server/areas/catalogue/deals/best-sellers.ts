/** Best sellers: the pieces sold in the last 30 days, and the resulting order of lists. */
import { JOB_EVERY_MS } from '@contract/base/jobs'
import { sql, type SQL } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { BEST_SELLER_DAYS, DAY_MS } from '@contract/base/constants'
import { one } from '@contract/rules/lists'
import { rows } from '../../../kernel/db/rows'
import type { Db, Tx } from '../../../kernel/db/types'
import { onceAnHour } from '../../../kernel/work/once-in'
import { type Observe, type Repeated, startInterval } from '../../../kernel/work/interval'
import { foldSales } from './sales-log'

/** A sold piece counts as much as this many reviews, which order products with equal or no sales. */
const PIECE = 10

/**
 * The pieces of each product that were ordered since `from` and count as sold: paid, or cash on delivery; without
 * cancelled orders and refunds. Includes sales from before the shop recorded its orders, and leaves out what is noted
 * in the log and will be added from there.
 */
const soldSince = (from: Date): SQL => {
  const since = from.toISOString()
  const counts = sql`o.created_at > ${since}::timestamptz and o.status <> 'cancelled'
    and (o.payment_status <> 'unpaid' or o.payment_method = 'cash_on_delivery')`
  return sql`
    select product_id, greatest(sum(qty), 0)::int as pieces from (
      select l.product_id, l.qty from orders o join order_lines l on l.order_id = o.id where ${counts}
      union all
      select l.product_id, -i.qty from orders o
        join refunds r on r.order_id = o.id and r.state = 'approved'
        join refund_items i on i.refund_id = r.id
        join order_lines l on l.id = i.line_id
        where ${counts}
      union all
      select product_id, pieces from earlier_sales where day > (${since}::timestamptz at time zone 'UTC')::date
      union all
      select product_id, -qty from sales_log
    ) sales group by product_id`
}

/**
 * Recounts what each product sold in the last 30 days, by which `best` sorts. Writes only rows that change, in the
 * order in which sales lock them, and as differences, so that a concurrent sale is not lost. Returns how many.
 */
export async function recountBestSellers(tx: Tx, now: Date): Promise<number> {
  await foldSales(tx)
  const sold = soldSince(new Date(now.getTime() - BEST_SELLER_DAYS * DAY_MS))
  const { changed } = one(
    await rows<{ changed: number }>(
      tx,
      sql`
      with stale as materialized (
        select p.id, coalesce(s.pieces, 0) - p.sold_30d as change
        from products p left join (${sold}) s on s.product_id = p.id
        where p.sold_30d <> coalesce(s.pieces, 0) or p.popularity <> coalesce(s.pieces, 0) * ${PIECE}::int + p.review_count
      ), locked as materialized (
        select id from products where id in (select id from stale) order by id for update
      ), written as (
        update products p
        set sold_30d = greatest(p.sold_30d + stale.change, 0),
          popularity = greatest(p.sold_30d + stale.change, 0) * ${PIECE}::int + p.review_count
        from stale join locked on locked.id = stale.id where p.id = stale.id
        returning 1
      )
      select count(*)::int as changed from written`,
    ),
  )
  return changed
}

interface Options {
  readonly db: Db
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>
  readonly observe?: Observe
}

/** Counts the best sellers once an hour, on the first server that gets to it. */
export function startBestSellers({ db, now, log, observe }: Options): Repeated {
  const round = async () => {
    const at = now()
    const ran = await onceAnHour(db, 'best-sellers', at, (tx) => recountBestSellers(tx, at))
    if (ran) log.info({ changed: ran.done }, 'best sellers were counted')
  }
  return startInterval({ name: 'best-sellers', everyMs: JOB_EVERY_MS['best-sellers'], round, log, observe })
}
