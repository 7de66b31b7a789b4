/** The viewed products of a buyer. Delisted ones stay, but are neither shown nor counted until they are back. */
import { and, count, eq, not } from 'drizzle-orm'
import type { Data } from '@contract/all-calls'
import type { Viewed } from '@contract/entities/viewed'
import type { Language } from '@contract/base/languages'
import { one } from '@contract/rules/lists'
import { products } from '../../kernel/db/schema/catalogue'
import { productViews } from '../../kernel/db/schema/reviews'
import type { Db } from '../../kernel/db/types'
import { loadCards } from './lists/cards'
import { falling, listOrder } from '../../kernel/http/list-order'
import { readKeyed, type PageFields } from '../../kernel/http/paging'

const shown = (userId: bigint) => and(eq(productViews.userId, userId), not(products.hidden))
const onProduct = eq(products.id, productViews.productId)

const countOf = (db: Db, userId: bigint) =>
  db.select({ total: count() }).from(productViews).innerJoin(products, onProduct).where(shown(userId))

interface View {
  readonly productId: bigint
  readonly seenAt: Date
}

const LATEST = listOrder<View>(
  falling(productViews.seenAt, ({ seenAt }) => seenAt),
  falling(productViews.productId, ({ productId }) => productId),
)

/** One page of the viewed products, the latest first. */
export function listViews(
  db: Db,
  userId: bigint,
  fields: PageFields,
  language: Language,
  now: Date,
): Promise<Data<'history'>> {
  const present = async (views: readonly View[]): Promise<Viewed[]> => {
    const ids = views.map(({ productId }) => productId)
    const cards = new Map((await loadCards(db, ids, language, now)).map((card) => [card.product_id, card]))
    return views.flatMap(({ productId, seenAt }) => {
      const card = cards.get(String(productId))
      return card ? [{ seen_at: seenAt.toISOString(), ...card }] : []
    })
  }
  return readKeyed(fields, {
    total: countOf(db, userId),
    order: LATEST,
    rows: (beyond) =>
      db
        .select({ productId: productViews.productId, seenAt: productViews.seenAt })
        .from(productViews)
        .innerJoin(products, onProduct)
        .where(and(shown(userId), beyond))
        .orderBy(...LATEST.sorted),
    present,
  })
}

/** Deletes one product, or all, and returns how many are left. */
export async function forgetViews(db: Db, userId: bigint, productId: bigint | null): Promise<number> {
  const mine = eq(productViews.userId, userId)
  await db.delete(productViews).where(productId === null ? mine : and(mine, eq(productViews.productId, productId)))
  return one(await countOf(db, userId)).total
}
