/** Product lists: a page, and a count that stops [wire.list] [wire.count-more]. */
import { sql } from 'drizzle-orm'
import { COUNT_MAX, PAGE_SIZE } from '@contract/base/constants'
import type { ProductList } from '@contract/entities/product'
import type { Language } from '@contract/base/languages'
import type { Db } from '../../../kernel/db/types'
import { statedCount, type Paging } from '../../../kernel/http/paging'
import { preparedAs } from '../../../kernel/db/prepared'
import { toCard } from './cards'
import { afterKey, matching, pageOf } from './page'
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

const kindOf = ({ p, after }: Request, limit: number) => {
  if (after !== undefined) return 'after'
  return p === 1 && limit === PAGE_SIZE ? 'first' : 'numbered'
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
    limit === 0 ? [] : pageOf(db, query, sort, kindOf(request, limit)).execute(page),
    countOf(db, query).execute({ ...bound, most: most + 1 }),
  ])
  const stated = statedCount(total?.count ?? 0, most)
  const rows = found.slice(0, pageSize)
  const ends = after === undefined ? offset + rows.length >= stated.count : found.length <= pageSize
  const last = rows.at(-1)
  return {
    list: soldOutLast(
      rows.map((row) => toCard(row, language)),
      sort,
    ),
    ...stated,
    p,
    page_size: pageSize,
    ...(last === undefined || ends ? {} : { next: last.key }),
  }
}
