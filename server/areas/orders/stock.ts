/** Taking stock for orders and returning it [stock.last-unit]: one conditional update per SKU, in id order. */
import { and, asc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import { flashDeals, products, skus } from '../../kernel/db/schema/catalogue'
import { orderLines, stockMovements } from '../../kernel/db/schema/orders'
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

interface Reservation {
  readonly orderId: bigint
  readonly skuId: bigint
  readonly sku: string
  readonly qty: number
  readonly dealId: bigint | null
}

const byId = (a: bigint, b: bigint) => (a < b ? -1 : Number(a > b))

/** Takes the pieces of these lines, or throws StockChanged. Each SKU is in at most one line. */
export async function takeStock(tx: Tx, reservations: readonly Reservation[], at: Date): Promise<void> {
  for (const { skuId, qty, sku } of [...reservations].sort((a, b) => byId(a.skuId, b.skuId))) {
    const taken = await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} - ${qty}` })
      .where(and(eq(skus.id, skuId), gte(skus.stock, qty)))
      .returning({ id: skus.id })
    if (taken.length === 0) throw new StockChanged('stock', sku)
  }
  const onDeal = reservations.flatMap(({ dealId, ...rest }) => (dealId === null ? [] : [{ dealId, ...rest }]))
  for (const { dealId, qty, sku } of onDeal.sort((a, b) => byId(a.dealId, b.dealId))) {
    const taken = await tx
      .update(flashDeals)
      .set({ left: sql`${flashDeals.left} - ${qty}` })
      .where(and(eq(flashDeals.id, dealId), gte(flashDeals.left, qty)))
      .returning({ id: flashDeals.id })
    if (taken.length === 0) throw new StockChanged('deal', sku)
  }
  const movements = reservations.map(({ orderId, skuId, qty }) => ({
    orderId,
    skuId,
    qty: -qty,
    kind: 'take' as const,
    at,
  }))
  await tx.insert(stockMovements).values(movements)
}

/** Returns what an order took, including flash deals. */
export async function returnStock(tx: Tx, orderId: bigint, at: Date): Promise<void> {
  const lines = await tx
    .select({ skuId: orderLines.skuId, qty: orderLines.qty })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.skuId))
  for (const { skuId, qty } of lines) {
    await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} + ${qty}` })
      .where(eq(skus.id, skuId))
  }
  const deals = await tx
    .select({ dealId: orderLines.flashDealId, qty: sql<number>`sum(${orderLines.qty})::int` })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isNotNull(orderLines.flashDealId)))
    .groupBy(orderLines.flashDealId)
    .orderBy(asc(orderLines.flashDealId))
  for (const { dealId, qty } of deals) {
    if (dealId === null) continue
    await tx
      .update(flashDeals)
      .set({ left: sql`${flashDeals.left} + ${qty}` })
      .where(eq(flashDeals.id, dealId))
  }
  const movements = lines.map(({ skuId, qty }) => ({ orderId, skuId, qty, kind: 'return' as const, at }))
  await tx.insert(stockMovements).values(movements)
}

/** Adds the pieces of orders to `sold`, or subtracts them after a cancellation; products in id order. */
export async function countSold(tx: Tx, orderIds: readonly bigint[], sign: 1 | -1): Promise<void> {
  const lines = await tx
    .select({ productId: orderLines.productId, qty: sql<number>`sum(${orderLines.qty})::int` })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .groupBy(orderLines.productId)
    .orderBy(asc(orderLines.productId))
  for (const { productId, qty } of lines) {
    const change = qty * sign
    await tx
      .update(products)
      .set({
        sold: sql`greatest(${products.sold} + ${change}, 0)`,
        sold30d: sql`greatest(${products.sold30d} + ${change}, 0)`,
      })
      .where(eq(products.id, productId))
  }
}
