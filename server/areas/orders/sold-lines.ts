import { sql, type SQL } from 'drizzle-orm'
import type { RefundState } from '@contract/base/after-sale'

const APPROVED: RefundState = 'approved'

const at = (time: Date): SQL => sql`${time.toISOString()}::timestamptz`

/**
 * The lines of orders that were paid in the period, of one shop or of all for null, and not cancelled since; as a
 * statement. `goods` and `back` are USD minor units: the price after the coupon, and what was refunded of it, which is its
 * pieces' share as `refundAmount` rounds it, so that all groups add up to the same.
 */
export const soldLines = (
  { start, end }: { readonly start: Date; readonly end: Date },
  shopId: bigint | null,
): SQL => sql`
  select o.id as order_id, o.shop_id, o.paid_at, l.product_id, l.qty,
    coalesce(back.pieces, 0)::int as back_pieces, l.row_price - l.coupon_share as goods,
    round((l.row_price - l.coupon_share) * coalesce(back.pieces, 0)::numeric / l.qty) as back
  from orders o
  join order_lines l on l.order_id = o.id
  left join lateral (
    select sum(i.qty) as pieces from refund_items i
    join refunds r on r.id = i.refund_id and r.state = ${APPROVED}
    where i.line_id = l.id) back on true
  where o.paid_at >= ${at(start)} and o.paid_at < ${at(end)} and o.status <> 'cancelled'
    and ${shopId === null ? sql`true` : sql`o.shop_id = ${shopId}`}`
