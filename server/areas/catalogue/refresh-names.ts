/**
 * The texts by which products are found, after a brand or a category got other names, or a category another place: a job,
 * because there may be many products [rule.ops-names].
 */
import { and, asc, eq, gt, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { FastifyBaseLogger } from 'fastify'
import { JOB_EVERY_MS } from '@contract/base/jobs'
import { brands, categories, products } from '../../kernel/db/schema/catalogue'
import { transaction } from '../../kernel/db/transaction'
import type { Db, Tx } from '../../kernel/db/types'
import { startInterval, type GoesOn, type Observe, type Repeated } from '../../kernel/work/interval'
import { queueProducts } from '../search/index/queue'
import { CategoryIndex } from './categories'
import { searchText } from './lists/search-text'

/** Products in one transaction: who changes one of them waits that long. */
const CHUNK = 200

/** A brand or a category whose products are found by what it was called before. */
interface Stale {
  /** The same until it is renamed again. */
  readonly key: string
  readonly among: SQL
  /** Removes the mark, unless it was set again meanwhile. */
  readonly unmark: () => Promise<unknown>
}

/** Migrations have set marks of the database's clock, which counts microseconds. */
const isAt = (column: PgColumn, at: Date) =>
  sql`date_trunc('milliseconds', ${column}) = ${at.toISOString()}::timestamptz`

async function categoryIndex(db: Db): Promise<CategoryIndex> {
  const { id, parentId, names, image, ground, position } = categories
  return new CategoryIndex(
    await db.select({ id, parentId, names, image, ground }).from(categories).orderBy(asc(position), asc(id)),
  )
}

async function staleBrands(db: Db): Promise<Stale[]> {
  const { id: brandId, searchStaleAt } = brands
  const found = await db.select({ id: brandId, at: searchStaleAt }).from(brands).where(isNotNull(searchStaleAt))
  return found.flatMap(({ id, at }) => {
    if (at === null) return []
    const same = and(eq(brandId, id), isAt(searchStaleAt, at))
    return {
      key: `brand ${id} ${at.getTime()}`,
      among: eq(products.brandId, id),
      unmark: () => db.update(brands).set({ searchStaleAt: null }).where(same),
    }
  })
}

async function staleCategories(db: Db, index: CategoryIndex): Promise<Stale[]> {
  const { id: categoryId, searchStaleAt } = categories
  const found = await db.select({ id: categoryId, at: searchStaleAt }).from(categories).where(isNotNull(searchStaleAt))
  return found.flatMap(({ id, at }) => {
    if (at === null) return []
    const same = and(eq(categoryId, id), isAt(searchStaleAt, at))
    return {
      key: `category ${id} ${at.getTime()}`,
      among: inArray(products.categoryId, index.subtree([String(id)]).map(BigInt)),
      unmark: () => db.update(categories).set({ searchStaleAt: null }).where(same),
    }
  })
}

/** Keeps nobody from ordering them: what an order refers to is only changed beside its key. */
const nextProducts = (tx: Tx, among: SQL, after: bigint) =>
  tx
    .select({ id: products.id, names: products.names, categoryId: products.categoryId, brand: brands.name })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(among, gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(CHUNK)
    .for('no key update', { of: products })

/** Refreshes the next products of these, and queues them for the index; returns the last id, null when there are no more. */
function refreshChunk(db: Db, { among }: Stale, index: CategoryIndex, after: bigint): Promise<bigint | null> {
  return transaction(db, async (tx) => {
    const found = await nextProducts(tx, among, after)
    const texts = found.map(({ id, names, categoryId, brand }) => ({
      id: String(id),
      text: searchText({ names, brand, categories: index.above(String(categoryId)) }),
    }))
    await tx
      .update(products)
      .set({ searchText: sql`x.text` })
      .from(sql`json_to_recordset(${JSON.stringify(texts)}::json) as x(id bigint, text text)`)
      .where(sql`${products.id} = x.id and ${products.searchText} <> x.text`)
    await queueProducts(
      tx,
      found.map(({ id }) => id),
    )
    return found.length < CHUNK ? null : (found.at(-1)?.id ?? null)
  })
}

/**
 * Rounds that refresh the products of each brand and category that is marked by `searchStaleAt`, in chunks, and remove the
 * mark. A round that may not go on is continued by the next one; what a stopped server left undone begins anew on the
 * next. Of two servers that do the same, neither harms the other.
 */
export function namesRound(db: Db): (goesOn: GoesOn) => Promise<void> {
  let done = { key: '', last: 0n }
  return async (goesOn) => {
    const index = await categoryIndex(db)
    for (const stale of [...(await staleBrands(db)), ...(await staleCategories(db, index))]) {
      let last: bigint | null = done.key === stale.key ? done.last : 0n
      while (last !== null) {
        done = { key: stale.key, last }
        last = await refreshChunk(db, stale, index, last)
        if (last !== null && !goesOn()) {
          done = { key: stale.key, last }
          return
        }
      }
      await stale.unmark()
    }
  }
}

interface Options {
  readonly db: Db
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly observe?: Observe
}

export const startNames = ({ db, log, observe }: Options): Repeated =>
  startInterval({ name: 'names', everyMs: JOB_EVERY_MS.names, round: namesRound(db), log, observe })
