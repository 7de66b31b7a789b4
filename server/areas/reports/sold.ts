/** What was sold in a period [rule.report-sales]. USD minor units. */
import { sql, type SQL } from 'drizzle-orm'
import type { RefundState } from '@contract/after-sale'
import type { SalesSums } from '@contract/entities/report'
import { usd } from '../../kernel/text/usd'
import type { Period } from './period'

const APPROVED: RefundState = 'approved'

export const at = (time: Date): SQL => sql`${time.toISOString()}::timestamptz`
export const ofShop = (column: SQL, shopId: bigint | null): SQL =>
  shopId === null ? sql`true` : sql`${column} = ${shopId}`

/**
 * The lines of orders that were paid in the period and not cancelled since. `back` is what was refunded of a line: its
 * pieces' share of the price after the coupon, as `refundAmount` rounds it, so that all groups add up to the same.
 */
export const soldLines = ({ start, end }: Pick<Period, 'start' | 'end'>, shopId: bigint | null): SQL => sql`
  select o.id as order_id, o.shop_id, o.paid_at, l.product_id, l.qty, l.row_price - l.coupon_share as goods,
    round((l.row_price - l.coupon_share) * coalesce(back.pieces, 0)::numeric / l.qty) as back
  from orders o
  join order_lines l on l.order_id = o.id
  left join lateral (
    select sum(i.qty) as pieces from refund_items i
    join refunds r on r.id = i.refund_id and r.state = ${APPROVED}
    where i.line_id = l.id) back on true
  where o.paid_at >= ${at(start)} and o.paid_at < ${at(end)} and o.status <> 'cancelled'
    and ${ofShop(sql`o.shop_id`, shopId)}`

/** The sums over such lines, as columns that `presentSums` reads. */
export const SUMS: SQL = sql`count(distinct sold.order_id)::int as orders, coalesce(sum(sold.qty), 0)::int as pieces,
  coalesce(sum(sold.goods), 0)::text as sales, coalesce(sum(sold.back), 0)::text as refunded`

export interface SumsRow {
  readonly orders: number
  readonly pieces: number
  readonly sales: string
  readonly refunded: string
}

export const NOTHING: SumsRow = { orders: 0, pieces: 0, sales: '0', refunded: '0' }

export function presentSums({ orders, pieces, ...money }: SumsRow): SalesSums {
  const [sales, refunded] = [BigInt(money.sales), BigInt(money.refunded)]
  return { orders, pieces, sales: usd(sales), refunded: usd(refunded), net: usd(sales - refunded) }
}
