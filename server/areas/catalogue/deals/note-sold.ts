/** How much of each product orders have sold. */
import { inArray, sql } from 'drizzle-orm'
import { partOf } from '../../../kernel/db/batch'
import { orderLines } from '../../../kernel/db/schema/orders'
import { salesLog } from '../../../kernel/db/schema/sales'
import type { Tx } from '../../../kernel/db/types'

/**
 * A table expression that notes the pieces of the orders in the part `sold` of the document as sold. They are counted later
 * (`foldSales`), because a lock on the row of a bestseller would last until this purchase commits.
 */
export const SOLD = sql`
  sold as (
    insert into sales_log (product_id, qty)
    select l.product_id, sum(l.qty)::int from order_lines l
    where l.order_id in (select o.id::bigint from jsonb_array_elements_text(${partOf('sold')}) as o(id))
    group by l.product_id)`

/** Notes the pieces of orders as sold, or as no longer sold after a cancellation. */
export async function noteSold(tx: Tx, orderIds: readonly bigint[], sign: 1 | -1): Promise<void> {
  await tx.execute(sql`
    insert into ${salesLog} (product_id, qty)
    select ${orderLines.productId}, (${sign}::int * sum(${orderLines.qty}))::int from ${orderLines}
    where ${inArray(orderLines.orderId, [...orderIds])} group by 1`)
}
