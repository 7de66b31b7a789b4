/** Product lists: the ids of a page, then its cards, and a count that stops [wire.list] [wire.count-more]. */
import { sql } from 'drizzle-orm'
import { COUNT_MAX } from '@contract/constants'
import type { ProductList } from '@contract/entities/product'
import type { Language } from '@contract/languages'
import type { Db } from '../../../kernel/db/types'
import { statedCount, type Paging } from '../../../kernel/http/paging'
import { prepared } from '../prepared'
import { loadCards } from './cards'
import { idsOf, matching } from './ids'
import { shapeOf, values } from './matching'
import type { ListSort, ProductQuery } from './query'

/** One more than a list has: by that one it is known that there are more. */
const countOf = (db: Db, query: ProductQuery) =>
  prepared(db, `count:${shapeOf(query)}`, (name) => {
    const counted = matching(db, query).limit(sql.placeholder('most'))
    return db
      .select({ count: sql<number>`count(*)`.mapWith(Number) })
      .from(sql`${counted} as counted`)
      .prepare(name)
  })

interface Request extends Paging {
  readonly query: ProductQuery
  readonly sort: ListSort
  readonly language: Language
  readonly now: Date
  /** After how many products the list ends; tests have a lower one. */
  readonly most?: number
}

/** One page of the matching products; past the end it is empty, with the right count. */
export async function listProducts(db: Db, request: Request): Promise<ProductList> {
  const { query, sort, language, now, p, pageSize, most = COUNT_MAX } = request
  const bound = values(query, now)
  const offset = (p - 1) * pageSize
  const limit = Math.max(0, Math.min(pageSize, most - offset))
  const page = { ...bound, limit, offset, until: offset + limit }
  const [ids, [total]] = await Promise.all([
    limit === 0 ? [] : idsOf(db, query, sort).execute(page),
    countOf(db, query).execute({ ...bound, most: most + 1 }),
  ])
  const list = await loadCards(
    db,
    ids.map(({ id }) => id),
    language,
    now,
  )
  return { list, ...statedCount(total?.count ?? 0, most), p, page_size: pageSize }
}
