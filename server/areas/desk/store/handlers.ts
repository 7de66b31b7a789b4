/** The calls about the shop itself. */
import { transaction } from '../../../kernel/db/transaction'
import { handle, type CallHandler } from '../../../kernel/http/context'
import { clearCatalogueCache } from '../../catalogue/cache'
import { deedOf } from '../deed'
import { deskShop } from '../shop'
import { homeOf } from './home'
import { presentShop, saveSettings } from './settings'

export const storeDeskHandlers: readonly CallHandler[] = [
  handle('deskHome', async ({ db, user, fields, lang, now }) =>
    homeOf(db, await deskShop(db, user, fields), lang, now),
  ),
  handle('deskShop', async ({ db, user, fields }) => {
    const { id } = await deskShop(db, user, fields)
    return { shop: await presentShop(db, id) }
  }),
  handle('deskShopSave', async (context) => {
    const { db, fields } = context
    const saved = await transaction(db, async (tx) => {
      const deed = await deedOf({ ...context, db: tx })
      await saveSettings(tx, deed, fields)
      return presentShop(tx, deed.shop.id)
    })
    await clearCatalogueCache(db)
    return { shop: saved }
  }),
]
