/**
 * The ids of a page, in an order that an index has: entries of that index are read, and nothing else
 * (docs/decisions/0058-lists.md). Placeholders are those of the query, `limit`, `offset`, and
 * `until`, their sum; after a key those of its values.
 */
import { and, eq, notExists, sql, type Column, type SQL, type SQLWrapper } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { products } from '../../../kernel/db/schema/catalogue'
import type { Db } from '../../../kernel/db/types'
import { comesAfter, keyIn, sqlOrder, valuesOf, type SqlOrder } from '../../../kernel/http/list-order'
import { activeFlash } from '../deals/flash'
import { preparedAs } from '../../../kernel/db/prepared'
import { conditions, needsFlash, SCOPES, shapeOf, type Scoped } from './matching'
import type { ListSort, ProductQuery } from './query'

const NOW = sql.placeholder('now')
const LIMIT = sql.placeholder('limit')
const OFFSET = sql.placeholder('offset')
const UNTIL = sql.placeholder('until')

type PlainSort = Exclude<ListSort, 'price_asc' | 'price_desc'>

const down = (like: Column) => ({ by: like, like, falls: true })
const byId = down(products.id)

/** Every order ends with the id, so that a product appears on exactly one page. */
const ORDERS: Readonly<Record<PlainSort, SqlOrder>> = {
  best: sqlOrder(down(products.popularity), byId),
  new: sqlOrder(down(products.createdAt), byId),
  sold: sqlOrder(down(products.sold), byId),
  sold_30d: sqlOrder(down(products.sold30d), byId),
  rate: sqlOrder(down(products.rate), down(products.reviewCount), byId),
}

/** The order by these columns of prices and ids. */
const orderOfPrices = (price: SQLWrapper, id: SQLWrapper, falls: boolean): SqlOrder =>
  sqlOrder({ by: price, like: products.effectivePriceMinor, falls }, { by: id, like: products.id, falls: true })

const PRICES: Readonly<Record<'price_asc' | 'price_desc', SqlOrder>> = {
  price_asc: orderOfPrices(products.effectivePriceMinor, products.id, false),
  price_desc: orderOfPrices(products.effectivePriceMinor, products.id, true),
}

const orderOf = (sort: ListSort): SqlOrder =>
  sort === 'price_asc' || sort === 'price_desc' ? PRICES[sort] : ORDERS[sort]

/** The values of the placeholders for a page after this key. Throws 1000008 for a key of another order. */
export const afterKey = (sort: ListSort, key: string): Record<string, unknown> =>
  Object.fromEntries(valuesOf(orderOf(sort), key).map((value, place) => [`key${place}`, value]))

/** The condition of a page after a key; undefined for a page by its number. */
const beyondOf = (order: SqlOrder, after: boolean): SQL | undefined =>
  after
    ? comesAfter(
        order,
        order.parts.map((_, place) => sql.placeholder(`key${place}`)),
      )
    : undefined

interface Asked {
  readonly query: ProductQuery
  /** Whether the page goes on after a key. */
  readonly after: boolean
}

/** The products of a query, with their deals if it asks for a price. */
export function matching(db: Db, query: ProductQuery, within?: SQL) {
  const all = db.select({ id: products.id, popularity: products.popularity }).from(products)
  if (!needsFlash(query)) return all.where(and(within, conditions(query, null)))
  const flash = activeFlash(db, NOW)
  return all.leftJoin(flash, eq(flash.productId, products.id)).where(and(within, conditions(query, flash)))
}

/** The same with the keys of an order. */
function keyed(db: Db, { query, after }: Asked, order: SqlOrder) {
  const all = db.select({ id: products.id, key: keyIn(order) }).from(products)
  const beyond = beyondOf(order, after)
  if (!needsFlash(query)) return all.where(and(beyond, conditions(query, null)))
  const flash = activeFlash(db, NOW)
  return all.leftJoin(flash, eq(flash.productId, products.id)).where(and(beyond, conditions(query, flash)))
}

const inOrder = (db: Db, asked: Asked, sort: PlainSort, name: string) =>
  keyed(db, asked, ORDERS[sort])
    .orderBy(...ORDERS[sort].sorted)
    .limit(LIMIT)
    .offset(OFFSET)
    .prepare(name)

/** The scope of whose every id an index has the best products in their order. */
const scopeOf = (query: ProductQuery): Scoped | undefined =>
  (['shopIds', 'brandIds', 'categoryIds'] as const).find((scope) => query[scope])

/** The best of each id of a scope, merged: an order over all of them at once would sort everything in the scope. */
const bestOfEach = (db: Db, { query, after }: Asked, scope: Scoped, name: string) => {
  const within = and(sql`${SCOPES[scope]} = wanted.id`, beyondOf(ORDERS.best, after))
  const each = matching(db, { ...query, [scope]: null }, within)
    .orderBy(...ORDERS.best.sorted)
    .limit(UNTIL)
    .as('each')
  const order = sqlOrder(
    { by: each.popularity, like: products.popularity, falls: true },
    { by: each.id, like: products.id, falls: true },
  )
  return db
    .select({ id: each.id, key: keyIn(order) })
    .from(sql`unnest(${sql.placeholder(scope)}::bigint[]) as wanted(id)`)
    .crossJoinLateral(each)
    .orderBy(...order.sorted)
    .limit(LIMIT)
    .offset(OFFSET)
    .prepare(name)
}

/** Two ordered streams: products without a deal by the index of their prices, and the few with one. */
const byPrice = (db: Db, { query, after }: Asked, falls: boolean, name: string) => {
  const active = activeFlash(db, NOW)
  const deals = db
    .$with('deals')
    .as(db.select({ productId: active.productId, priceMinor: active.priceMinor }).from(active))
  const dealt = db
    .select({ one: sql`1` })
    .from(deals)
    .where(eq(deals.productId, products.id))
  const listed = orderOfPrices(products.effectivePriceMinor, products.id, falls)
  const plain = db
    .select({ id: products.id, price: sql<bigint>`${products.effectivePriceMinor}`.as('price') })
    .from(products)
    .where(and(conditions(query, null), notExists(dealt), beyondOf(listed, after)))
    .orderBy(...listed.sorted)
    .limit(UNTIL)
  const reduced = db
    .select({ id: products.id, price: sql<bigint>`${deals.priceMinor}`.as('price') })
    .from(deals)
    .innerJoin(products, eq(products.id, deals.productId))
    .where(and(conditions(query, deals), beyondOf(orderOfPrices(deals.priceMinor, products.id, falls), after)))
  const both = unionAll(plain, reduced).as('both')
  const order = orderOfPrices(both.price, both.id, falls)
  return db
    .with(deals)
    .select({ id: both.id, key: keyIn(order) })
    .from(both)
    .orderBy(...order.sorted)
    .limit(LIMIT)
    .offset(OFFSET)
    .prepare(name)
}

/** The statement for a page of ids with their keys; queries of one shape share it. */
export const idsOf = (db: Db, query: ProductQuery, sort: ListSort, after: boolean) =>
  preparedAs(db, 'ids', `${sort}:${shapeOf(query)}${after ? ':after' : ''}`, (name) => {
    const asked: Asked = { query, after }
    if (sort === 'price_asc' || sort === 'price_desc') return byPrice(db, asked, sort === 'price_desc', name)
    const scope = sort === 'best' ? scopeOf(query) : undefined
    return scope ? bestOfEach(db, asked, scope, name) : inOrder(db, asked, sort, name)
  })
