import { eq, sql } from 'drizzle-orm'
import { products } from '../../kernel/db/schema/catalogue'
import type { Tx } from '../../kernel/db/types'

/** Counts the stars of a review for its product, or with -1 no longer. */
export async function countStars(tx: Tx, productId: bigint, star: number, sign: 1 | -1): Promise<void> {
  await tx
    .update(products)
    .set({
      rateSum: sql`${products.rateSum} + ${sign * star}::int`,
      reviewCount: sql`${products.reviewCount} + ${sign}::int`,
    })
    .where(eq(products.id, productId))
}
