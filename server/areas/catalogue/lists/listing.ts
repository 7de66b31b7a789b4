/** Product lists: the ids of a page, then its cards, and a count that stops [wire.list] [wire.count-more]. */
import { sql } from 'drizzle-orm'
import { COUNT_MAX } from '@contract/base/constants'
import type { ProductList } from '@contract/entities/product'
import type { Language } from '@contract/base/languages'
import type { Db } from '../../../kernel/db/types'
import { statedCount, type Paging } from '../../../kernel/http/paging'
import { preparedAs } from '../../../kernel/db/prepared'
import { loadCards } from './cards'
import { afterKey, idsOf, matching } from './ids'
import { shapeOf, values } from './matching'
import type { ListSort, ProductQuery } from './query'
import { soldOutLast } from './sold-out-last'

/** One more than a list has: by that one it is known that there are more. */
const countOf = (db: Db, query: ProductQuery) =>
  preparedAs(db, 'count', shapeOf(query), (name) => {
    const counted = matching(db, query).limit(sql.placeholder('most'))
    return db
      .select({ count: sql<number>`count(*)`.mapWith(Number) })
      .from(sql`${counted} as counted`)
      .prepare(name)
  })

interface Request extends Paging {
  /** The key of the last product of the page before, in place of `p`. */
  readonly after?: string
  readonly query: ProductQuery
  readonly sort: ListSort
  readonly language: Language
  readonly now: Date
  /** After how many products the list ends; tests have a lower one. */
  readonly most?: number
}

/** One page of the matching products, after a key or by its number; past the end it is empty, with the right count. */
export async function listProducts(db: Db, request: Request): Promise<ProductList> {
  const { query, sort, language, now, p, pageSize, after, most = COUNT_MAX } = request
  const bound = values(query, now)
  const offset = after === undefined ? (p - 1) * pageSize : 0
  // one more tells whether there is a page after this one, where no count does
  const limit = after === undefined ? Math.max(0, Math.min(pageSize, most - offset)) : pageSize + 1
  const place = after === undefined ? {} : afterKey(sort, after)
  const page = { ...bound, ...place, limit, offset, until: offset + limit }
  const [found, [total]] = await Promise.all([
    limit === 0 ? [] : idsOf(db, query, sort, after !== undefined).execute(page),
    countOf(db, query).execute({ ...bound, most: most + 1 }),
  ])
  const stated = statedCount(total?.count ?? 0, most)
  const ids = found.slice(0, pageSize)
  const list = await loadCards(
    db,
    ids.map(({ id }) => id),
    language,
    now,
  )
  const ends = after === undefined ? offset + ids.length >= stated.count : found.length <= pageSize
  const last = ids.at(-1)
  return {
    list: soldOutLast(list, sort),
    ...stated,
    p,
    page_size: pageSize,
    ...(last === undefined || ends ? {} : { next: last.key }),
  }
}
