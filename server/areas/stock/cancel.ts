/** The stock of cancelled orders. */
import { inArray, sql } from 'drizzle-orm'
import { orderLines } from '../../kernel/db/schema/orders'
import { stockMovements } from '../../kernel/db/schema/stock'
import type { Tx } from '../../kernel/db/types'

/** Puts back what orders bought, including the pieces of flash deals (migrations/custom/stock.sql). */
export async function cancelSales(tx: Tx, orderIds: readonly bigint[], at: Date): Promise<void> {
  await tx.execute(sql`select return_stock(${sql.param(orderIds.map(String))}::bigint[])`)
  await tx.execute(sql`
    insert into ${stockMovements} (order_id, sku_id, delta, kind, at)
    select ${orderLines.orderId}, ${orderLines.skuId}, ${orderLines.qty}, 'cancellation', ${at.toISOString()}::timestamptz
    from ${orderLines} where ${inArray(orderLines.orderId, [...orderIds])} order by ${orderLines.id}`)
}
