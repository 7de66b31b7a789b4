import { and, desc, eq, ne, not, sql } from 'drizzle-orm'
import type { ProductCard } from '@contract/entities/product'
import type { Language } from '@contract/languages'
import { products } from '../db/schema/catalogue'
import type { Db } from '../db/types'
import { selectCards, toCard } from './cards'
import { prepared } from './prepared'

const SHOWN = 8

const others = and(not(products.withdrawn), ne(products.id, sql.placeholder('id')))

/** What stands beside a product: the popular ones of its category, and the most sold of all in 30 days. */
export async function loadBeside(
  db: Db,
  { id, categoryId }: { id: bigint; categoryId: bigint },
  language: Language,
  now: Date,
): Promise<{ related: ProductCard[]; hot: ProductCard[] }> {
  const related = prepared(db, 'related', (name) =>
    selectCards(db, sql.placeholder('now'))
      .statement.where(and(others, eq(products.categoryId, sql.placeholder('categoryId'))))
      .orderBy(desc(products.popularity), desc(products.id))
      .limit(SHOWN)
      .prepare(name),
  )
  const hot = prepared(db, 'hot', (name) =>
    selectCards(db, sql.placeholder('now'))
      .statement.where(others)
      .orderBy(desc(products.sold30d), desc(products.id))
      .limit(SHOWN)
      .prepare(name),
  )
  const at = now.toISOString()
  const [relatedRows, hotRows] = await Promise.all([
    related.execute({ id, categoryId, now: at }),
    hot.execute({ id, now: at }),
  ])
  return { related: relatedRows.map((row) => toCard(row, language)), hot: hotRows.map((row) => toCard(row, language)) }
}
