/** Twelve products for a buyer, based on the viewed products. */
import { and, desc, eq, inArray, not, notInArray } from 'drizzle-orm'
import { products } from '../../../kernel/db/schema/catalogue'
import { productViews } from '../../../kernel/db/schema/reviews'
import type { Db } from '../../../kernel/db/types'

const RECOMMENDED = 12
/** How many of the last viewed products count. */
const RECENT = 30
const SEEN_AGAIN_MS = 60_000

/** Records that a buyer viewed a product; at most once a minute for the same one. */
export async function recordView(db: Db, userId: bigint, productId: bigint, now: Date): Promise<void> {
  const seen = await db
    .select({ seenAt: productViews.seenAt })
    .from(productViews)
    .where(and(eq(productViews.userId, userId), eq(productViews.productId, productId)))
  const last = seen[0]?.seenAt
  if (last && now.getTime() - last.getTime() < SEEN_AGAIN_MS) return
  await db
    .insert(productViews)
    .values({ userId, productId, seenAt: now })
    .onConflictDoUpdate({ target: [productViews.userId, productViews.productId], set: { seenAt: now } })
}

const popular = (db: Db, without: bigint[], categoryIds: bigint[] | null, limit: number) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        not(products.hidden),
        without.length > 0 ? notInArray(products.id, without) : undefined,
        categoryIds ? inArray(products.categoryId, categoryIds) : undefined,
      ),
    )
    .orderBy(desc(products.popularity), desc(products.id))
    .limit(limit)

/**
 * Ids of recommended products: popular ones from the categories of the viewed products, without the viewed ones,
 * filled up with other popular ones. Visitors get popular products.
 */
export async function recommend(db: Db, userId: bigint | null): Promise<bigint[]> {
  const seen =
    userId === null
      ? []
      : await db
          .select({ id: products.id, categoryId: products.categoryId })
          .from(productViews)
          .innerJoin(products, eq(products.id, productViews.productId))
          .where(eq(productViews.userId, userId))
          .orderBy(desc(productViews.seenAt))
          .limit(RECENT)
  const seenIds = seen.map(({ id }) => id)
  const categoryIds = [...new Set(seen.map(({ categoryId }) => categoryId))]
  const close = categoryIds.length > 0 ? await popular(db, seenIds, categoryIds, RECOMMENDED) : []
  const ids = close.map(({ id }) => id)
  if (ids.length === RECOMMENDED) return ids
  const rest = await popular(db, [...seenIds, ...ids], null, RECOMMENDED - ids.length)
  const fill = rest.map(({ id }) => id)
  const lacking = RECOMMENDED - ids.length - fill.length
  return [...ids, ...fill, ...seenIds.slice(0, lacking)]
}
