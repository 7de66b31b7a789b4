/** Search texts of products after a brand or a category got other names, or a category another place. */
import { and, asc, eq, gt, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { brands, categories, products } from '../../kernel/db/schema/catalogue'
import { transaction } from '../../kernel/db/transaction'
import type { Db, Tx } from '../../kernel/db/types'
import { searchEngine } from '../search/engine'
import { CategoryIndex } from './categories'
import { searchText } from './lists/search-text'

/** Products in one transaction: buyers who order them wait that long. */
const CHUNK = 200

async function indexOf(tx: Tx): Promise<CategoryIndex> {
  const { id, parentId, names, image, ground, position } = categories
  return new CategoryIndex(
    await tx.select({ id, parentId, names, image, ground }).from(categories).orderBy(asc(position), asc(id)),
  )
}

/** Refreshes the next products of these; returns the last id, null when there are no more. */
function refreshChunk(db: Db, among: SQL, after: bigint): Promise<bigint | null> {
  return transaction(db, async (tx) => {
    const index = await indexOf(tx)
    const found = await tx
      .select({ id: products.id, names: products.names, categoryId: products.categoryId, brand: brands.name })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(and(among, gt(products.id, after)))
      .orderBy(asc(products.id))
      .limit(CHUNK)
      .for('update', { of: products })
    for (const { id, names, categoryId, brand } of found) {
      const text = searchText({ names, brand, categories: index.above(String(categoryId)) })
      await tx
        .update(products)
        .set({ searchText: text })
        .where(and(eq(products.id, id), sql`${products.searchText} <> ${text}`))
    }
    await searchEngine.put(
      tx,
      found.map(({ id }) => id),
    )
    return found.length < CHUNK ? null : (found.at(-1)?.id ?? null)
  })
}

async function refreshAll(db: Db, among: SQL): Promise<void> {
  for (let last: bigint | null = 0n; last !== null;) last = await refreshChunk(db, among, last)
}

/**
 * Refreshes the products of every brand and category that is marked by `searchStaleAt`, in chunks, and removes the mark
 * unless it was set again meanwhile. Whatever a stopped server left undone, the next run does.
 */
export async function refreshNames(db: Db): Promise<void> {
  const renamed = await db
    .select({ id: brands.id, at: brands.searchStaleAt })
    .from(brands)
    .where(isNotNull(brands.searchStaleAt))
  for (const { id, at } of renamed) {
    await refreshAll(db, eq(products.brandId, id))
    if (at)
      await db
        .update(brands)
        .set({ searchStaleAt: null })
        .where(and(eq(brands.id, id), eq(brands.searchStaleAt, at)))
  }
  const moved = await db
    .select({ id: categories.id, at: categories.searchStaleAt })
    .from(categories)
    .where(isNotNull(categories.searchStaleAt))
  if (moved.length === 0) return
  const index = await transaction(db, indexOf)
  for (const { id, at } of moved) {
    await refreshAll(db, inArray(products.categoryId, index.subtree([String(id)]).map(BigInt)))
    const same = at ? eq(categories.searchStaleAt, at) : undefined
    await db
      .update(categories)
      .set({ searchStaleAt: null })
      .where(and(eq(categories.id, id), same))
  }
}
