/** Refunded pieces that return to the stock. */
import { eq, sql } from 'drizzle-orm'
import { skus } from '../../kernel/db/schema/catalogue'
import { stockMovements } from '../../kernel/db/schema/stock'
import type { Tx } from '../../kernel/db/types'

interface Returned {
  readonly orderId: bigint
  readonly skuId: bigint
  /** Pieces. */
  readonly qty: number
}

interface By {
  /** The operator or seller who decided; undefined: nobody did. */
  readonly userId: bigint | undefined
  readonly at: Date
}

/** Adds the pieces to their variants, in the order of the ids. Returns how many. */
export async function restock(tx: Tx, returned: readonly Returned[], { userId, at }: By): Promise<number> {
  const inOrder = [...returned].sort((a, b) => (a.skuId < b.skuId ? -1 : 1))
  for (const { orderId, skuId, qty } of inOrder) {
    await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} + ${qty}` })
      .where(eq(skus.id, skuId))
    await tx.insert(stockMovements).values({ orderId, skuId, delta: qty, kind: 'refund_restock', userId, at })
  }
  return inOrder.reduce((sum, { qty }) => sum + qty, 0)
}
