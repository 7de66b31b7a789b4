/** The products of a wishlist. Delisted ones stay, but are neither shown nor counted until they are back. */
import { and, count, eq, not } from 'drizzle-orm'
import type { Data } from '@contract/all-calls'
import type { Favorite } from '@contract/entities/product'
import type { Language } from '@contract/base/languages'
import { one } from '@contract/rules/lists'
import { loadCards } from '../catalogue/lists/cards'
import { falling, listOrder } from '../../kernel/http/list-order'
import { readKeyed, type PageFields } from '../../kernel/http/paging'
import { products } from '../../kernel/db/schema/catalogue'
import { favourites } from '../../kernel/db/schema/favourites'
import type { Db, Tx } from '../../kernel/db/types'

/** Takes a product that will not exist any more from all wishlists. */
export const forgetFavourites = async (tx: Tx, productId: bigint): Promise<void> =>
  void (await tx.delete(favourites).where(eq(favourites.productId, productId)))

const shown = (userId: bigint) => and(eq(favourites.userId, userId), not(products.hidden))
const onProduct = eq(products.id, favourites.productId)

const countOf = (db: Db, userId: bigint) =>
  db.select({ total: count() }).from(favourites).innerJoin(products, onProduct).where(shown(userId))

export async function countFavourites(db: Db, userId: bigint): Promise<number> {
  return one(await countOf(db, userId)).total
}

interface Entry {
  readonly id: bigint
  readonly productId: bigint
}

const LATEST = listOrder<Entry>(falling(favourites.id, ({ id }) => id))

/** One page of a wishlist, the latest entry first. */
export function listFavourites(
  db: Db,
  userId: bigint,
  fields: PageFields,
  language: Language,
  now: Date,
): Promise<Data<'favorites'>> {
  const present = async (entries: readonly Entry[]): Promise<Favorite[]> => {
    const ids = entries.map(({ productId }) => productId)
    const cards = new Map((await loadCards(db, ids, language, now)).map((card) => [card.product_id, card]))
    return entries.flatMap(({ id, productId }) => {
      const card = cards.get(String(productId))
      return card ? [{ favorite_id: String(id), ...card }] : []
    })
  }
  return readKeyed(fields, {
    total: countOf(db, userId),
    order: LATEST,
    rows: (beyond) =>
      db
        .select({ id: favourites.id, productId: favourites.productId })
        .from(favourites)
        .innerJoin(products, onProduct)
        .where(and(shown(userId), beyond))
        .orderBy(...LATEST.sorted),
    present,
  })
}
