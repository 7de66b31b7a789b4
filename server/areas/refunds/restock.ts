/** Pieces that an operator returns to the stock. */
import { eq, sql } from 'drizzle-orm'
import { skus } from '../../kernel/db/schema/catalogue'
import { stockMovements } from '../../kernel/db/schema/orders'
import type { Tx } from '../../kernel/db/types'
import type { Line } from '../orders/lines'
import type { Pieces } from './amount'

/** Adds the pieces to their SKUs, in id order. Returns how many. */
export async function restock(tx: Tx, lines: readonly Line[], pieces: Pieces, at: Date): Promise<number> {
  const back = lines.filter(({ id }) => pieces.has(id)).sort((a, b) => (a.skuId < b.skuId ? -1 : 1))
  let sum = 0
  for (const { id, orderId, skuId } of back) {
    const qty = pieces.get(id) ?? 0
    sum += qty
    await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} + ${qty}` })
      .where(eq(skus.id, skuId))
    await tx
      .insert(stockMovements)
      .values({ orderId, skuId, qty, kind: 'restock', at })
      .onConflictDoUpdate({
        target: [stockMovements.orderId, stockMovements.skuId, stockMovements.kind],
        set: { qty: sql`${stockMovements.qty} + ${qty}`, at },
      })
  }
  return sum
}
