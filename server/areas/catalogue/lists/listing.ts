/** Product lists: one statement for the page, one for the count [wire.list]. */
import { asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { ProductList } from '@contract/entities/product'
import type { Language } from '@contract/languages'
import { products } from '../../../kernel/db/schema/catalogue'
import type { Db } from '../../../kernel/db/types'
import { selectCards, toCard } from './cards'
import { activeFlash } from '../deals/flash'
import { byRelevance, conditions, listedPrice, needsFlash, relevanceValues, shapeOf, values } from './matching'
import { prepared } from '../prepared'
import type { Paging } from '../../../kernel/http/paging'
import type { ListSort, ProductQuery } from './query'

type Flash = ReturnType<typeof activeFlash>

/** Every order ends with the id, so that a product appears on exactly one page. */
function order(sort: ListSort, flash: Flash): SQL[] {
  const orders: Record<ListSort, SQL[]> = {
    best: [desc(products.popularity)],
    new: [desc(products.createdAt)],
    sold: [desc(products.sold)],
    sold_30d: [desc(products.sold30d)],
    price_asc: [asc(listedPrice(flash))],
    price_desc: [desc(listedPrice(flash))],
    rate: [desc(products.rate), desc(products.reviewCount)],
  }
  return [...orders[sort], desc(products.id)]
}

const pageStatement = (db: Db, query: ProductQuery, sort: ListSort) =>
  prepared(db, `products:${sort}:${shapeOf(query)}`, (name) => {
    const { statement, flash } = selectCards(db, sql.placeholder('now'))
    const relevant = query.patterns.length > 0 && sort === 'best' ? byRelevance : []
    return statement
      .where(conditions(db, query, flash))
      .orderBy(...relevant, ...order(sort, flash))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name)
  })

const countStatement = (db: Db, query: ProductQuery) =>
  prepared(db, `count:${shapeOf(query)}`, (name) => {
    const flash = activeFlash(db, sql.placeholder('now'))
    const all = db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(products)
    const joined = needsFlash(query) ? all.leftJoin(flash, eq(flash.productId, products.id)) : all
    return joined.where(conditions(db, query, flash)).prepare(name)
  })

interface Request extends Paging {
  readonly query: ProductQuery
  readonly sort: ListSort
  readonly language: Language
  readonly now: Date
}

/** One page of the matching products; past the end it is empty, with the right count. */
export async function listProducts(db: Db, { query, sort, language, now, p, pageSize }: Request): Promise<ProductList> {
  const bound = values(query, now)
  const [rows, [total]] = await Promise.all([
    pageStatement(db, query, sort).execute({
      ...bound,
      ...relevanceValues(query, language),
      limit: pageSize,
      offset: (p - 1) * pageSize,
    }),
    countStatement(db, query).execute(bound),
  ])
  return { list: rows.map((row) => toCard(row, language)), count: total?.count ?? 0, p, page_size: pageSize }
}
