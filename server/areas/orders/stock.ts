/** Taking stock for orders and returning it [stock.last-unit]: only what is there, in the order of the ids. */
import { inArray, sql } from 'drizzle-orm'
import { partOf } from '../../kernel/db/batch'
import { orderLines, stockMovements } from '../../kernel/db/schema/orders'
import { salesLog } from '../../kernel/db/schema/sales'
import type { Tx } from '../../kernel/db/types'

/** Another buyer was faster: the pieces, or those of the deal, are sold out. */
export class StockChanged extends Error {
  constructor(
    readonly what: 'stock' | 'deal',
    readonly sku: string,
  ) {
    super(`${what} of ${sku} is gone`)
  }
}

const byId = (a: bigint, b: bigint) => (a < b ? -1 : Number(a > b))

export interface Reservation {
  readonly orderId: bigint
  readonly skuId: bigint
  readonly sku: string
  readonly qty: number
  readonly dealId: bigint | null
}

/** The ids of the SKUs and of the deals whose pieces were taken; null: of none. */
export interface Taken {
  readonly skus: readonly string[] | null
  readonly deals: readonly string[] | null
}

/**
 * Table expressions that take the pieces in the parts `skus` and `deals` of the document, as far as they are there:
 * `taken` and `dealt` have the ids. Deals are taken after all of the stock (migrations/custom/stock.sql).
 */
export const STOCK_TAKEN = sql`
  taken as materialized (select t.id from take_stock(${partOf('skus')}) as t(id)),
  dealt as materialized (
    select t.id from take_deals(case when (select count(*) from taken) >= 0 then ${partOf('deals')} end) as t(id))`

/** Both parts of the document. Each SKU is in at most one line; a deal may be in several. */
export function stockRows(reservations: readonly Reservation[]): { readonly skus: object[]; readonly deals: object[] } {
  const deals = new Map<bigint, number>()
  for (const { dealId, qty } of reservations) if (dealId !== null) deals.set(dealId, (deals.get(dealId) ?? 0) + qty)
  return {
    skus: reservations.map(({ skuId, qty }) => ({ id: skuId, qty })),
    deals: [...deals].map(([id, qty]) => ({ id, qty })),
  }
}

/** Throws StockChanged unless everything was taken. */
export function requireTaken(reservations: readonly Reservation[], { skus: shelves, deals }: Taken): void {
  const inOrder = [...reservations].sort((a, b) => byId(a.skuId, b.skuId))
  const gone = inOrder.find(({ skuId }) => !shelves?.includes(String(skuId)))
  if (gone) throw new StockChanged('stock', gone.sku)
  const over = inOrder.find(({ dealId }) => dealId !== null && !deals?.includes(String(dealId)))
  if (over) throw new StockChanged('deal', over.sku)
}

/** Returns what orders took, including flash deals (migrations/custom/stock.sql). */
export async function returnStock(tx: Tx, orderIds: readonly bigint[], at: Date): Promise<void> {
  await tx.execute(sql`select return_stock(${sql.param(orderIds.map(String))}::bigint[])`)
  await tx.execute(sql`
    insert into ${stockMovements} (order_id, sku_id, qty, kind, at)
    select ${orderLines.orderId}, ${orderLines.skuId}, ${orderLines.qty}, 'return', ${at.toISOString()}::timestamptz
    from ${orderLines} where ${inArray(orderLines.orderId, [...orderIds])} order by ${orderLines.id}`)
}

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
