/** Selling stock [stock.last-unit]: only what is there, in the order of the ids. */
import { sql } from 'drizzle-orm'
import { partOf } from '../../kernel/db/batch'
import { movementRows } from './movements'

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

/**
 * The parts of the document for STOCK_TAKEN and MOVED. Each SKU is in at most one line of an order; a deal may be in
 * several.
 */
export function saleParts(
  reservations: readonly Reservation[],
  at: Date,
): { readonly skus: object[]; readonly deals: object[]; readonly movements: object[] } {
  const deals = new Map<bigint, number>()
  for (const { dealId, qty } of reservations) if (dealId !== null) deals.set(dealId, (deals.get(dealId) ?? 0) + qty)
  return {
    skus: reservations.map(({ skuId, qty }) => ({ id: skuId, qty })),
    deals: [...deals].map(([id, qty]) => ({ id, qty })),
    movements: movementRows(
      reservations.map(({ orderId, skuId, qty }) => ({ skuId, kind: 'sale', delta: -qty, orderId, at })),
    ),
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
