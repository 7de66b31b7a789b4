import { and, desc, eq, not, type SQL } from 'drizzle-orm'
import type { ProductCard } from '@contract/entities/product'
import type { Language } from '@contract/languages'
import { products } from '../../kernel/db/schema/catalogue'
import type { Db } from '../../kernel/db/types'
import { cached } from './cache'
import { loadCards } from './lists/cards'

const SHOWN = 8
/** More than are shown, to allow for the product itself and those withdrawn since. */
const KEPT = SHOWN + 4

const best = async (db: Db, where: SQL | undefined, order: SQL): Promise<bigint[]> => {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(not(products.withdrawn), where))
    .orderBy(order, desc(products.id))
    .limit(KEPT)
  return rows.map(({ id }) => id)
}

/**
 * The lists on a product page: popular products of its category, and the best sellers of 30 days. The selection is at
 * most a minute old; prices and stock are current.
 */
export async function loadBeside(
  db: Db,
  { id, categoryId }: { readonly id: bigint; readonly categoryId: bigint },
  language: Language,
  now: Date,
): Promise<{ related: ProductCard[]; hot: ProductCard[] }> {
  const [related, hot] = await Promise.all([
    cached(db, `related:${categoryId}`, now, () =>
      best(db, eq(products.categoryId, categoryId), desc(products.popularity)),
    ),
    cached(db, 'hot', now, () => best(db, undefined, desc(products.sold30d))),
  ])
  const cards = await loadCards(db, [...new Set([...related, ...hot])], language, now)
  const byId = new Map(cards.map((card) => [card.product_id, card]))
  const shown = (ids: readonly bigint[]) =>
    ids
      .filter((other) => other !== id)
      .flatMap((other) => byId.get(String(other)) ?? [])
      .slice(0, SHOWN)
  return { related: shown(related), hot: shown(hot) }
}
