/** The viewed products of a buyer. Delisted ones stay, but are neither shown nor counted until they are back. */
import { and, count, desc, eq, not } from 'drizzle-orm'
import type { Viewed } from '@contract/entities/viewed'
import type { Language } from '@contract/languages'
import { one } from '@contract/rules/lists'
import { products } from '../../kernel/db/schema/catalogue'
import { productViews } from '../../kernel/db/schema/reviews'
import type { Db } from '../../kernel/db/types'
import { loadCards } from './lists/cards'
import { rowsOf, type Paging } from '../../kernel/http/paging'

const shown = (userId: bigint) => and(eq(productViews.userId, userId), not(products.withdrawn))
const onProduct = eq(products.id, productViews.productId)

export async function countViews(db: Db, userId: bigint): Promise<number> {
  const row = one(
    await db.select({ total: count() }).from(productViews).innerJoin(products, onProduct).where(shown(userId)),
  )
  return row.total
}

/** One page of the viewed products, the latest first. */
export async function listViews(
  db: Db,
  userId: bigint,
  page: Paging,
  language: Language,
  now: Date,
): Promise<Viewed[]> {
  const ordered = db
    .select({ productId: productViews.productId, seenAt: productViews.seenAt })
    .from(productViews)
    .innerJoin(products, onProduct)
    .where(shown(userId))
    .orderBy(desc(productViews.seenAt), desc(productViews.productId))
  const views = await rowsOf(ordered, page)
  const ids = views.map(({ productId }) => productId)
  const cards = new Map((await loadCards(db, ids, language, now)).map((card) => [card.product_id, card]))
  return views.flatMap(({ productId, seenAt }) => {
    const card = cards.get(String(productId))
    return card ? [{ seen_at: seenAt.toISOString(), ...card }] : []
  })
}

/** Deletes one product, or all, and returns how many are left. */
export async function forgetViews(db: Db, userId: bigint, productId: bigint | null): Promise<number> {
  const mine = eq(productViews.userId, userId)
  await db.delete(productViews).where(productId === null ? mine : and(mine, eq(productViews.productId, productId)))
  return countViews(db, userId)
}
