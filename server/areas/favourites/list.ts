/** The products of a wishlist. Delisted ones stay, but are neither shown nor counted until they are back. */
import { and, count, desc, eq, not } from 'drizzle-orm'
import type { Favorite } from '@contract/entities/product'
import type { Language } from '@contract/languages'
import { one } from '@contract/rules/lists'
import { loadCards } from '../catalogue/lists/cards'
import { rowsOf, type Paging } from '../../kernel/http/paging'
import { products } from '../../kernel/db/schema/catalogue'
import { favourites } from '../../kernel/db/schema/favourites'
import type { Db } from '../../kernel/db/types'

const shown = (userId: bigint) => and(eq(favourites.userId, userId), not(products.withdrawn))
const onProduct = eq(products.id, favourites.productId)

export async function countFavourites(db: Db, userId: bigint): Promise<number> {
  const row = one(
    await db.select({ total: count() }).from(favourites).innerJoin(products, onProduct).where(shown(userId)),
  )
  return row.total
}

/** One page of a wishlist, the latest entry first. */
export async function listFavourites(
  db: Db,
  userId: bigint,
  page: Paging,
  language: Language,
  now: Date,
): Promise<Favorite[]> {
  const ordered = db
    .select({ id: favourites.id, productId: favourites.productId })
    .from(favourites)
    .innerJoin(products, onProduct)
    .where(shown(userId))
    .orderBy(desc(favourites.id))
  const entries = await rowsOf(ordered, page)
  const ids = entries.map(({ productId }) => productId)
  const cards = new Map((await loadCards(db, ids, language, now)).map((card) => [card.product_id, card]))
  return entries.flatMap(({ id, productId }) => {
    const card = cards.get(String(productId))
    return card ? [{ favorite_id: String(id), ...card }] : []
  })
}
