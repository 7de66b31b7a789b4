/** Brands and categories, and clearing their cache. */
import { handle, type CallHandler } from '../../kernel/http/context'
import { listedBrands } from './brands'
import { clearCatalogueCache } from './cache'
import { loadCategories } from './categories'
import { paging } from '../../kernel/http/paging'
import { notFound } from './refusals'
import { comparable } from '@contract/rules/comparable'
import { topCategories } from './top-categories'

export const browseHandlers: readonly CallHandler[] = [
  handle('getAllBrand', async ({ db, fields, now }) => {
    const { p, pageSize } = paging(fields)
    const beginning = comparable(fields.q ?? '').trim()
    const found = (await listedBrands(db, now)).filter(({ name }) => comparable(name).startsWith(beginning))
    return { list: found.slice((p - 1) * pageSize, p * pageSize), count: found.length, p, page_size: pageSize }
  }),

  handle('getAllCategory', async ({ db, lang, now }) => {
    const index = await loadCategories(db, now)
    return { list: index.roots().map((id) => index.node(id, lang)) }
  }),

  handle('getFirstCategory', async ({ db, lang, now }) => {
    const index = await loadCategories(db, now)
    return { list: index.roots().map((id) => index.node(id, lang, 0)) }
  }),

  handle('seriesCategorys', async ({ db, fields, lang, now }) => {
    const index = await loadCategories(db, now)
    if (!index.get(fields.category_id)) throw notFound()
    return { list: [index.node(fields.category_id, lang)] }
  }),

  handle('categoryTop3', async ({ db, lang, now }) => ({ list: await topCategories(db, lang, now) })),

  handle('clearProductCache', async ({ db, user, log }) => {
    await clearCatalogueCache(db)
    log.info({ operator: String(user.id) }, 'catalogue cache emptied')
    return {}
  }),
]
