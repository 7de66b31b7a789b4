/**
 * The ids of a page, in an order that an index has: entries of that index are read, and nothing else
 * (docs/decisions/0058-lists.md). Placeholders are those of the query, `limit`, `offset`, and `until`, their sum.
 */
import { and, asc, desc, eq, notExists, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { products } from '../../../kernel/db/schema/catalogue'
import type { Db } from '../../../kernel/db/types'
import { activeFlash } from '../deals/flash'
import { prepared } from '../prepared'
import { conditions, needsFlash, SCOPES, shapeOf, type Scoped } from './matching'
import type { ListSort, ProductQuery } from './query'

const NOW = sql.placeholder('now')
const LIMIT = sql.placeholder('limit')
const OFFSET = sql.placeholder('offset')
const UNTIL = sql.placeholder('until')

type PlainSort = Exclude<ListSort, 'price_asc' | 'price_desc'>

/** Every order ends with the id, so that a product appears on exactly one page. */
const ORDERS: Readonly<Record<PlainSort, readonly SQL[]>> = {
  best: [desc(products.popularity), desc(products.id)],
  new: [desc(products.createdAt), desc(products.id)],
  sold: [desc(products.sold), desc(products.id)],
  sold_30d: [desc(products.sold30d), desc(products.id)],
  rate: [desc(products.rate), desc(products.reviewCount), desc(products.id)],
}

/** The products of a query, with their deals if it asks for a price. */
export function matching(db: Db, query: ProductQuery, within?: SQL) {
  const all = db.select({ id: products.id, popularity: products.popularity }).from(products)
  if (!needsFlash(query)) return all.where(and(within, conditions(query, null)))
  const flash = activeFlash(db, NOW)
  return all.leftJoin(flash, eq(flash.productId, products.id)).where(and(within, conditions(query, flash)))
}

const inOrder = (db: Db, query: ProductQuery, sort: PlainSort, name: string) => {
  return matching(db, query)
    .orderBy(...ORDERS[sort])
    .limit(LIMIT)
    .offset(OFFSET)
    .prepare(name)
}

/** The scope of whose every id an index has the best products in their order. */
const scopeOf = (query: ProductQuery): Scoped | undefined =>
  (['shopIds', 'brandIds', 'categoryIds'] as const).find((scope) => query[scope])

/** The best of each id of a scope, merged: an order over all of them at once would sort everything in the scope. */
const bestOfEach = (db: Db, query: ProductQuery, scope: Scoped, name: string) => {
  const each = matching(db, { ...query, [scope]: null }, sql`${SCOPES[scope]} = wanted.id`)
    .orderBy(...ORDERS.best)
    .limit(UNTIL)
    .as('each')
  return db
    .select({ id: each.id, popularity: each.popularity })
    .from(sql`unnest(${sql.placeholder(scope)}::bigint[]) as wanted(id)`)
    .crossJoinLateral(each)
    .orderBy(desc(each.popularity), desc(each.id))
    .limit(LIMIT)
    .offset(OFFSET)
    .prepare(name)
}

/** Two ordered streams: products without a deal by the index of their prices, and the few with one. */
const byPrice = (db: Db, query: ProductQuery, direction: typeof asc, name: string) => {
  const active = activeFlash(db, NOW)
  const deals = db
    .$with('deals')
    .as(db.select({ productId: active.productId, priceMinor: active.priceMinor }).from(active))
  const dealt = db
    .select({ one: sql`1` })
    .from(deals)
    .where(eq(deals.productId, products.id))
  const plain = db
    .select({ id: products.id, price: sql<bigint>`${products.listPriceMinor}`.as('price') })
    .from(products)
    .where(and(conditions(query, null), notExists(dealt)))
    .orderBy(direction(products.listPriceMinor), desc(products.id))
    .limit(UNTIL)
  const reduced = db
    .select({ id: products.id, price: sql<bigint>`${deals.priceMinor}`.as('price') })
    .from(deals)
    .innerJoin(products, eq(products.id, deals.productId))
    .where(conditions(query, deals))
  const both = unionAll(plain, reduced).as('both')
  return db
    .with(deals)
    .select({ id: both.id, price: both.price })
    .from(both)
    .orderBy(direction(both.price), desc(both.id))
    .limit(LIMIT)
    .offset(OFFSET)
    .prepare(name)
}

/** The statement for a page of ids; queries of one shape share it. */
export const idsOf = (db: Db, query: ProductQuery, sort: ListSort) =>
  prepared(db, `ids:${sort}:${shapeOf(query)}`, (name) => {
    if (sort === 'price_asc') return byPrice(db, query, asc, name)
    if (sort === 'price_desc') return byPrice(db, query, desc, name)
    const scope = sort === 'best' ? scopeOf(query) : undefined
    return scope ? bestOfEach(db, query, scope, name) : inOrder(db, query, sort, name)
  })
