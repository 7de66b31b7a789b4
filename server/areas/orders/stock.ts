/** Taking stock for orders and returning it [stock.last-unit]: only what is there, in the order of the ids. */
import { inArray, sql } from 'drizzle-orm'
import { partOf } from '../../kernel/db/batch'
import { skus } from '../../kernel/db/schema/catalogue'
import { flashDeals } from '../../kernel/db/schema/flash-deals'
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
 * `taken` and `dealt` have the ids. Rows are locked in the order of their ids, those of deals after all of the stock, and not
 * so strongly that those who put the variant into a cart would wait.
 */
export const STOCK_TAKEN = sql`
  asked as (select * from jsonb_to_recordset(${partOf('skus')}) as a(id bigint, qty int)),
  shelves as materialized (select s.id from skus s where s.id in (select id from asked) order by s.id for no key update),
  taken as (
    update skus s set stock = s.stock - asked.qty from shelves join asked on asked.id = shelves.id
    where s.id = shelves.id and s.stock >= asked.qty returning s.id),
  asked_deals as (select * from jsonb_to_recordset(${partOf('deals')}) as a(id bigint, qty int)),
  offers as materialized (
    select d.id from flash_deals d where d.id in (select id from asked_deals) and (select count(*) from taken) >= 0
    order by d.id for update),
  dealt as (
    update flash_deals d set "left" = d.left - asked_deals.qty from offers join asked_deals on asked_deals.id = offers.id
    where d.id = offers.id and d.left >= asked_deals.qty returning d.id)`

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

/**
 * Returns what orders took, including flash deals, in the order of the ids. Rows are locked by a statement before: one that
 * both locked and changed them would go back to the version that it saw first, and wait there for those who wait for it.
 */
export async function returnStock(tx: Tx, orderIds: readonly bigint[], at: Date): Promise<void> {
  const ofOrders = inArray(orderLines.orderId, [...orderIds])
  const lines = await tx
    .select({
      orderId: orderLines.orderId,
      skuId: orderLines.skuId,
      qty: orderLines.qty,
      dealId: orderLines.flashDealId,
    })
    .from(orderLines)
    .where(ofOrders)
  if (lines.length === 0) return
  const skuIds = [...new Set(lines.map(({ skuId }) => skuId))]
  await tx.select({ id: skus.id }).from(skus).where(inArray(skus.id, skuIds)).orderBy(skus.id).for('no key update')
  await tx.execute(sql`
    with taken as materialized (
      select ${orderLines.skuId} as id, sum(${orderLines.qty})::int as qty from ${orderLines} where ${ofOrders} group by 1
    )
    update ${skus} set stock = ${skus.stock} + taken.qty from taken where ${skus.id} = taken.id`)
  const dealIds = [...new Set(lines.flatMap(({ dealId }) => dealId ?? []))]
  if (dealIds.length > 0) {
    const { id } = flashDeals
    await tx.select({ id }).from(flashDeals).where(inArray(id, dealIds)).orderBy(id).for('no key update')
    await tx.execute(sql`
      with taken as materialized (
        select ${orderLines.flashDealId} as id, sum(${orderLines.qty})::int as qty from ${orderLines}
        where ${ofOrders} and ${orderLines.flashDealId} is not null group by 1
      )
      update ${flashDeals} set "left" = ${flashDeals.left} + taken.qty from taken where ${id} = taken.id`)
  }
  const movements = lines.map(({ orderId, skuId, qty }) => ({ orderId, skuId, qty, kind: 'return' as const, at }))
  await tx.insert(stockMovements).values(movements)
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
