/** The product lists: those with filters, and the two with a page only. */
import type { Fields } from '@contract/all-calls'
import type { Filters } from '@contract/entities/filters'
import type { Facets, ProductList } from '@contract/entities/product'
import { handle, type CallHandler, type Context } from '../../../kernel/http/context'
import { loadBrands } from '../brands'
import { loadCategories } from '../categories'
import { loadFacets } from './facets'
import { listProducts } from './listing'
import { countSearch } from '../searches/count'
import { paging } from '../../../kernel/http/paging'
import { readQuery, type FacetedQuery, type ListSort, type Scope } from './query'
import { searchProducts } from './search'
import { notFound } from '../refusals'
import { findShopDetail } from '../shops'
import { dayIn } from '../../../kernel/text/day'

type Caller = Pick<Context, 'db' | 'lang' | 'now'>

async function read({ db, now }: Caller, fields: Filters, scope: Scope): Promise<FacetedQuery> {
  return readQuery(fields, scope, await loadCategories(db, now))
}

function page({ db, lang, now }: Caller, fields: Filters, asked: FacetedQuery, sort: ListSort): Promise<ProductList> {
  return listProducts(db, {
    ...paging(fields),
    ...(fields.after === undefined ? {} : { after: fields.after }),
    query: asked.query,
    sort,
    language: lang,
    now,
  })
}

/** A list without facets. `sort` is the default if the fields name none. */
async function plain(caller: Caller, fields: Filters, sort: ListSort): Promise<ProductList> {
  const asked = await read(caller, fields, {})
  return page(caller, fields, asked, fields.sort ?? sort)
}

/** A list of one scope with its facets. */
async function scoped(caller: Caller, fields: Filters, scope: Scope): Promise<ProductList & { facets: Facets }> {
  const asked = await read(caller, fields, scope)
  const [list, facets] = await Promise.all([
    page(caller, fields, asked, fields.sort ?? 'best'),
    loadFacets(caller.db, asked, { language: caller.lang, currency: fields.currency }, caller.now),
  ])
  return { ...list, facets }
}

/** What narrows no list. */
const NO_FILTERS = new Set(['p', 'page_size', 'sort', 'term', 'currency'])

/** Whether somebody has typed the term, and does not page or filter what it found. */
const isNewSearch = (fields: Fields<'search'>) =>
  (fields.p ?? 1) === 1 && Object.entries(fields).every(([name, value]) => NO_FILTERS.has(name) || value === undefined)

export const listHandlers: readonly CallHandler[] = [
  handle('getAllProducts', (ctx) => plain(ctx, ctx.fields, 'best')),
  handle('getRecommendList', (ctx) => plain(ctx, ctx.fields, 'best')),
  handle('getHotList', (ctx) => plain(ctx, ctx.fields, 'sold_30d')),
  handle('getNew', (ctx) => plain(ctx, ctx.fields, 'new')),

  handle('search', async (ctx) => {
    const { primary, now, fields } = ctx
    const found = await searchProducts(ctx, fields)
    if (isNewSearch(fields)) countSearch(primary, fields.term, { found: found.count > 0, now })
    return found
  }),

  handle('brand', async (ctx) => {
    const brand = (await loadBrands(ctx.db, ctx.now)).get(ctx.fields.id)
    if (!brand) throw notFound()
    return { brand, ...(await scoped(ctx, ctx.fields, { brandId: ctx.fields.id })) }
  }),

  handle('category', async (ctx) => {
    const { a: categoryId, b: p, ...filters } = ctx.fields
    const index = await loadCategories(ctx.db, ctx.now)
    if (!index.get(categoryId)) throw notFound()
    const list = await scoped(ctx, { ...filters, p }, { categoryId })
    return { category: index.node(categoryId, ctx.lang), ...list }
  }),

  handle('shop', async (ctx) => {
    const { a: shopId, b: p, ...filters } = ctx.fields
    const shop = await findShopDetail(ctx.db, shopId, ctx.lang, dayIn(ctx.config.timeZone, ctx.now))
    if (!shop) throw notFound()
    return { shop, ...(await scoped(ctx, { ...filters, p }, { shopId })) }
  }),
]
