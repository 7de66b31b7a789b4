/**
 * The texts by which products are found, after a brand or a category got other names, or a category another place: a job,
 * because there may be many products [rule.ops-names].
 */
import { and, asc, eq, getTableName, gt, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { FastifyBaseLogger } from 'fastify'
import { JOB_EVERY_MS } from '@contract/base/jobs'
import { brands, categories, products } from '../../kernel/db/schema/catalogue'
import { transaction } from '../../kernel/db/transaction'
import type { Db, Tx } from '../../kernel/db/types'
import { startInterval, type GoesOn, type Observe, type Repeated } from '../../kernel/work/interval'
import { queueProducts } from '../search/index/queue'
import { readCategories, type CategoryIndex } from './categories'
import { searchText } from './lists/search-text'

/** Products in one transaction: who changes one of them waits that long. */
const CHUNK = 200

type Named = typeof brands | typeof categories
type Among = (id: bigint, tree: CategoryIndex) => SQL

/** A brand or a category whose products are found by what it was called before. */
interface Stale {
  /** The same until it is renamed again. */
  readonly key: string
  /** Which products are of it. */
  readonly among: (tree: CategoryIndex) => SQL
  /** Removes the mark, unless it was set again meanwhile. */
  readonly unmark: () => Promise<unknown>
}

/** Migrations have set marks of the database's clock, which counts microseconds. */
const isAt = (column: PgColumn, at: Date) =>
  sql`date_trunc('milliseconds', ${column}) = ${at.toISOString()}::timestamptz`

async function staleOf(db: Db, table: Named, among: Among): Promise<Stale[]> {
  const { id: key, searchStaleAt } = table
  const found = await db.select({ id: key, at: searchStaleAt }).from(table).where(isNotNull(searchStaleAt))
  return found.flatMap(({ id, at }) => {
    if (at === null) return []
    return {
      key: `${getTableName(table)} ${id} ${at.getTime()}`,
      among: (tree) => among(id, tree),
      unmark: () =>
        db
          .update(table)
          .set({ searchStaleAt: null })
          .where(and(eq(key, id), isAt(searchStaleAt, at))),
    }
  })
}

const ofBrand: Among = (id) => eq(products.brandId, id)
const ofCategory: Among = (id, tree) => inArray(products.categoryId, tree.subtree([String(id)]).map(BigInt))

const allStale = async (db: Db): Promise<Stale[]> => [
  ...(await staleOf(db, brands, ofBrand)),
  ...(await staleOf(db, categories, ofCategory)),
]

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
function refreshChunk(db: Db, { among }: Stale, tree: CategoryIndex, after: bigint): Promise<bigint | null> {
  return transaction(db, async (tx) => {
    const found = await nextProducts(tx, among(tree), after)
    const texts = found.map(({ id, names, categoryId, brand }) => ({
      id: String(id),
      text: searchText({ names, brand, categories: tree.above(String(categoryId)) }),
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
    const marked = await allStale(db)
    if (marked.length === 0) return
    const tree = await readCategories(db)
    for (const stale of marked) {
      if (done.key !== stale.key) done = { key: stale.key, last: 0n }
      for (;;) {
        const last = await refreshChunk(db, stale, tree, done.last)
        if (last === null) break
        done = { key: stale.key, last }
        if (!goesOn()) return
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
