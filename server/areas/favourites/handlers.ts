import { and, count, eq, ne, sql } from 'drizzle-orm'
import { FAVORITES_MAX } from '@contract/base/constants'
import { one } from '@contract/rules/lists'
import { notFound, withdrawn } from '../catalogue/refusals'
import { products } from '../../kernel/db/schema/catalogue'
import { favourites } from '../../kernel/db/schema/favourites'
import { transaction } from '../../kernel/db/transaction'
import type { Tx } from '../../kernel/db/types'
import { handle, type CallHandler } from '../../kernel/http/context'
import { operationFailed } from '../../kernel/http/refusal'
import { countFavourites, listFavourites } from './list'

/** Serialises the additions of one buyer, so that the limit also holds for two at once. */
async function lockWishlist(tx: Tx, userId: bigint): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wishlist:${userId}`}, 0))`)
}

async function requireProduct(tx: Tx, productId: bigint): Promise<void> {
  const [found] = await tx
    .select({ hidden: products.hidden })
    .from(products)
    .where(eq(products.id, productId))
    // its removal, which clears the wishlists, is waited for
    .for('key share')
  if (!found) throw notFound()
  if (found.hidden) throw withdrawn()
}

/** Throws not_allowed if the list is full and does not contain this product. */
async function requireRoom(tx: Tx, userId: bigint, productId: bigint): Promise<void> {
  const others = and(eq(favourites.userId, userId), ne(favourites.productId, productId))
  const row = one(await tx.select({ total: count() }).from(favourites).where(others))
  if (row.total >= FAVORITES_MAX) throw operationFailed('not_allowed')
}

const add = handle('favorite', ({ db, fields, user, now }) =>
  transaction(db, async (tx) => {
    const productId = BigInt(fields.product_id)
    await lockWishlist(tx, user.id)
    await requireProduct(tx, productId)
    await requireRoom(tx, user.id, productId)
    const { id } = one(
      await tx
        .insert(favourites)
        .values({ userId: user.id, productId, createdAt: now })
        // an update without changes, because only then is the existing entry returned
        .onConflictDoUpdate({ target: [favourites.userId, favourites.productId], set: { productId } })
        .returning({ id: favourites.id }),
    )
    return { favorite_id: String(id), count: await countFavourites(tx, user.id) }
  }),
)

const list = handle('favorites', ({ db, fields, user, lang, now }) => listFavourites(db, user.id, fields, lang, now))

const remove = handle('favoriteRemove', ({ db, fields, user }) =>
  transaction(db, async (tx) => {
    const mine = and(eq(favourites.id, BigInt(fields.favorite_id)), eq(favourites.userId, user.id))
    const removed = await tx.delete(favourites).where(mine).returning({ id: favourites.id })
    if (removed.length === 0) throw notFound()
    return { count: await countFavourites(tx, user.id) }
  }),
)

/** The calls of the wishlist. */
export const favouriteHandlers: readonly CallHandler[] = [add, list, remove]
