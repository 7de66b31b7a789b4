/** A search: what the engine finds, with the cards of a page and the facets [rule.search]. */
import type { Fields } from '@contract/all-calls'
import { COUNT_MAX } from '@contract/base/constants'
import type { Facets, ProductList } from '@contract/entities/product'
import { paging, statedCount } from '../../../kernel/http/paging'
import type { Context } from '../../../kernel/http/context'
import { searchEngine } from '../../search/engine'
import { loadCategories } from '../categories'
import { loadCards } from './cards'
import { loadFoundFacets } from './facets'
import { readQuery } from './query'
import { soldOutLast } from './sold-out-last'

type Caller = Pick<Context, 'db' | 'lang' | 'now'>

/** One page of what a search finds; past the end it is empty, with the right count. */
export async function searchProducts(
  { db, lang: language, now }: Caller,
  { term, ...fields }: Fields<'search'>,
): Promise<ProductList & { facets: Facets; meant?: string }> {
  const asked = readQuery(fields, {}, await loadCategories(db, now))
  const { p, pageSize } = paging(fields)
  const offset = (p - 1) * pageSize
  const page = { limit: Math.max(0, Math.min(pageSize, COUNT_MAX - offset)), offset: Math.min(offset, COUNT_MAX) }
  const sort = fields.sort ?? 'best'
  const found = await searchEngine.find(db, { term, language, filters: asked.query, sort, ...page, now })
  const [list, facets] = await Promise.all([
    loadCards(db, found.ids, language, now),
    loadFoundFacets(db, { found, term, asked }, { language, currency: fields.currency }, now),
  ])
  const { meant } = found
  return {
    list: soldOutLast(list, sort),
    ...statedCount(found.count),
    p,
    page_size: pageSize,
    facets,
    ...(meant === undefined ? {} : { meant }),
  }
}
