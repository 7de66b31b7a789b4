/** The calls about categories, brands and flash deals. */
import { transaction } from '../../../kernel/db/transaction'
import type { Db } from '../../../kernel/db/types'
import { handle, handleThen, type CallHandler } from '../../../kernel/http/context'
import { clearCatalogueCache } from '../../catalogue/cache'
import { forgetSynonyms } from '../../search/synonyms/stored-synonyms'
import { byOf } from '../../saving/by'
import { decideBrand, mergeBrands, removeBrand } from '../../catalogue/manage/brand-steps'
import { listBrands } from '../../catalogue/manage/brand-list'
import { listCategories } from '../../catalogue/manage/category-tree'
import { endFlash, listFlash } from './flash'
import { moveCategory, removeCategory } from '../../catalogue/manage/move-category'
import { saveBrand } from '../../catalogue/manage/save-brand'
import { saveCategory } from '../../catalogue/manage/save-category'
import { saveFlash } from './save-flash'
import { listSynonyms, removeSynonym, saveSynonym } from '../../search/synonyms/save-synonyms'

/** After the commit: buyers see the change at once. A job has products found by their new names. */
async function shown<T>(db: Db, data: T): Promise<T> {
  await clearCatalogueCache(db)
  return data
}

/** After the commit: searches use the change at once. */
function searched<T>(db: Db, data: T): Promise<T> {
  forgetSynonyms(db)
  return Promise.resolve(data)
}

export const opsCatalogueHandlers: readonly CallHandler[] = [
  handle('opsCategories', async ({ db }) => ({ list: await listCategories(db) })),
  handleThen(
    'opsCategorySave',
    async (context) => ({ category: await saveCategory(context.db, byOf(context), context.fields) }),
    ({ db }, data) => shown(db, data),
  ),
  handle('opsCategoryMove', async (context) => {
    const { db, fields } = context
    return shown(db, { category: await transaction(db, (tx) => moveCategory(tx, byOf(context), fields)) })
  }),
  handle('opsCategoryRemove', async (context) => {
    const { db, fields } = context
    await transaction(db, (tx) => removeCategory(tx, byOf(context), fields.category_id))
    return shown(db, {})
  }),

  handle('opsBrands', ({ db, fields }) => listBrands(db, fields)),
  handleThen(
    'opsBrandSave',
    async (context) => ({ brand: await saveBrand(context.db, byOf(context), context.fields) }),
    ({ db }, data) => shown(db, data),
  ),
  handle('opsBrandMerge', async (context) => {
    const { db, fields } = context
    return shown(db, { brand: await transaction(db, (tx) => mergeBrands(tx, byOf(context), fields)) })
  }),
  handle('opsBrandRemove', async (context) => {
    const { db, fields } = context
    await transaction(db, (tx) => removeBrand(tx, byOf(context), fields.brand_id))
    return shown(db, {})
  }),
  handle('opsBrandDecide', async (context) => {
    const { db, fields } = context
    return shown(db, { brand: await transaction(db, (tx) => decideBrand(tx, byOf(context), fields)) })
  }),

  handle('opsSynonyms', ({ db, fields }) => listSynonyms(db, fields)),
  handleThen(
    'opsSynonymSave',
    async (context) => ({ synonym: await saveSynonym(context.db, byOf(context), context.fields) }),
    ({ db }, data) => searched(db, data),
  ),
  handle('opsSynonymRemove', async (context) => {
    const { db, fields } = context
    await transaction(db, (tx) => removeSynonym(tx, byOf(context), fields.synonym_id))
    return searched(db, {})
  }),

  handle('opsFlash', ({ db, fields, lang, now }) => listFlash(db, fields, lang, now)),
  handleThen(
    'opsFlashSave',
    async (context) => ({ flash: await saveFlash(context.db, byOf(context), context.fields, context.lang) }),
    ({ db }, data) => shown(db, data),
  ),
  handle('opsFlashEnd', async (context) => {
    const { db, fields, lang } = context
    return shown(db, { flash: await transaction(db, (tx) => endFlash(tx, byOf(context), fields.flash_id, lang)) })
  }),
]
