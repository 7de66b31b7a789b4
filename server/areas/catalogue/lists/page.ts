/**
 * A page of products: its ids in an order that an index has, so that entries of that index are read and nothing else
 * (docs/decisions/0058-lists.md), and then the products with these ids. Placeholders are those of the query, `limit`,
 * `offset`, and `until`, their sum; after a key those of its values.
 */
import { and, eq, notExists, sql, type Column, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { PAGE_SIZE } from '@contract/base/constants'
import { products } from '../../../kernel/db/schema/catalogue'
import type { Db } from '../../../kernel/db/types'
import { comesAfter, keyIn, sqlOrder, valuesOf, type SqlOrder } from '../../../kernel/http/list-order'
import { activeFlash } from '../deals/flash'
import { preparedAs } from '../../../kernel/db/prepared'
import { cardColumns } from './cards'
import { conditions, needsFlash, SCOPES, shapeOf, type Scoped } from './matching'
import type { ListSort, ProductQuery } from './query'

const NOW = sql.placeholder('now')

/** A number in the text of a statement. */
const literal = (value: number) => sql.raw(String(value)) as unknown as Placeholder

/**
 * first: the first one, of the usual size, which most shoppers see. With its numbers in the text of the statement, PostgreSQL
 * plans it once; with parameters each time.
 */
type PageKind = 'first' | 'numbered' | 'after'

const LIMITS = {
  first: { limit: literal(PAGE_SIZE), offset: literal(0), until: literal(PAGE_SIZE) },
  others: { limit: sql.placeholder('limit'), offset: sql.placeholder('offset'), until: sql.placeholder('until') },
} as const

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
const beyondOf = (order: SqlOrder, kind: PageKind): SQL | undefined =>
  kind === 'after'
    ? comesAfter(
        order,
        order.parts.map((_, place) => sql.placeholder(`key${place}`)),
      )
    : undefined

interface Page {
  readonly query: ProductQuery
  readonly kind: PageKind
}

const limitsOf = ({ kind }: Page) => LIMITS[kind === 'first' ? kind : 'others']

/** The products of a query, with their deals if it asks for a price. */
export function matching(db: Db, query: ProductQuery, within?: SQL) {
  const all = db.select({ id: products.id, popularity: products.popularity }).from(products)
  if (!needsFlash(query)) return all.where(and(within, conditions(query, null)))
  const flash = activeFlash(db, NOW)
  return all.leftJoin(flash, eq(flash.productId, products.id)).where(and(within, conditions(query, flash)))
}

/** The same with the keys of an order. */
function keyed(db: Db, { query, kind }: Page, order: SqlOrder) {
  const all = db.select({ id: products.id, key: keyIn(order).as('key') }).from(products)
  const beyond = beyondOf(order, kind)
  if (!needsFlash(query)) return all.where(and(beyond, conditions(query, null)))
  const flash = activeFlash(db, NOW)
  return all.leftJoin(flash, eq(flash.productId, products.id)).where(and(beyond, conditions(query, flash)))
}

function inOrder(db: Db, page: Page, sort: PlainSort) {
  const { limit, offset } = limitsOf(page)
  return keyed(db, page, ORDERS[sort])
    .orderBy(...ORDERS[sort].sorted)
    .limit(limit)
    .offset(offset)
}

/** The scope of whose every id an index has the best products in their order. */
const scopeOf = (query: ProductQuery): Scoped | undefined =>
  (['shopIds', 'brandIds', 'categoryIds'] as const).find((scope) => query[scope])

/** The best of each id of a scope, merged: an order over all of them at once would sort everything in the scope. */
function bestOfEach(db: Db, page: Page, scope: Scoped) {
  const { query, kind } = page
  const { limit, offset, until } = limitsOf(page)
  const within = and(sql`${SCOPES[scope]} = wanted.id`, beyondOf(ORDERS.best, kind))
  const each = matching(db, { ...query, [scope]: null }, within)
    .orderBy(...ORDERS.best.sorted)
    .limit(until)
    .as('each')
  const order = sqlOrder(
    { by: each.popularity, like: products.popularity, falls: true },
    { by: each.id, like: products.id, falls: true },
  )
  return db
    .select({ id: each.id, key: keyIn(order).as('key') })
    .from(sql`unnest(${sql.placeholder(scope)}::bigint[]) as wanted(id)`)
    .crossJoinLateral(each)
    .orderBy(...order.sorted)
    .limit(limit)
    .offset(offset)
}

/** Two ordered streams: products without a deal by the index of their prices, and the few with one. */
function byPrice(db: Db, page: Page, falls: boolean) {
  const { query, kind } = page
  const { limit, offset, until } = limitsOf(page)
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
    .where(and(conditions(query, null), notExists(dealt), beyondOf(listed, kind)))
    .orderBy(...listed.sorted)
    .limit(until)
  const reduced = db
    .select({ id: products.id, price: sql<bigint>`${deals.priceMinor}`.as('price') })
    .from(deals)
    .innerJoin(products, eq(products.id, deals.productId))
    .where(and(conditions(query, deals), beyondOf(orderOfPrices(deals.priceMinor, products.id, falls), kind)))
  const both = unionAll(plain, reduced).as('both')
  const order = orderOfPrices(both.price, both.id, falls)
  return db
    .with(deals)
    .select({ id: both.id, key: keyIn(order).as('key') })
    .from(both)
    .orderBy(...order.sorted)
    .limit(limit)
    .offset(offset)
}

function idsOf(db: Db, page: Page, sort: ListSort): SQLWrapper {
  if (sort === 'price_asc' || sort === 'price_desc') return byPrice(db, page, sort === 'price_desc')
  const scope = sort === 'best' ? scopeOf(page.query) : undefined
  return scope ? bestOfEach(db, page, scope) : inOrder(db, page, sort)
}

/**
 * The statement for a page: the columns of its cards, with their keys. Queries of one shape share it. The ids are gathered
 * before the products are read: by their number, which it does not know, PostgreSQL would read other tables as a whole.
 */
export const pageOf = (db: Db, query: ProductQuery, sort: ListSort, kind: PageKind) =>
  preparedAs(db, 'page', `${sort}:${shapeOf(query)}:${kind}`, (name) => {
    const flash = activeFlash(db, NOW)
    const gathered = sql`(select array_agg(id) as ids, array_agg(key) as keys from ${idsOf(db, { query, kind }, sort)} as sorted)`
    return db
      .select({ ...cardColumns(db, flash), key: sql<string>`place.key` })
      .from(sql`${gathered} as gathered, unnest(ids, keys) with ordinality as place(id, key, number)`)
      .innerJoin(products, eq(products.id, sql`place.id`))
      .leftJoin(flash, eq(flash.productId, products.id))
      .orderBy(sql`place.number`)
      .prepare(name)
  })
