/** The calls about the shop itself. */
import { transaction } from '../../../kernel/db/transaction'
import { handle, type CallHandler } from '../../../kernel/http/context'
import { clearCatalogueCache } from '../../catalogue/cache'
import { actorOf } from '../actor'
import { sellerShop } from '../shop'
import { homeOf } from './home'
import { presentShop, saveSettings } from './settings'

export const sellerStoreHandlers: readonly CallHandler[] = [
  handle('sellerHome', async ({ db, user, fields, lang, now }) =>
    homeOf(db, await sellerShop(db, user, fields), lang, now),
  ),
  handle('sellerShop', async ({ db, user, fields }) => {
    const { id } = await sellerShop(db, user, fields)
    return { shop: await presentShop(db, id) }
  }),
  handle('sellerShopSave', async (context) => {
    const { db, fields } = context
    const saved = await transaction(db, async (tx) => {
      const actor = await actorOf({ ...context, db: tx })
      await saveSettings(tx, actor, fields)
      return presentShop(tx, actor.shop.id)
    })
    await clearCatalogueCache(db)
    return { shop: saved }
  }),
]
