/** The calls about the prices and the stock of a shop's variants. */
import { transaction } from '../../../kernel/db/transaction'
import { handle, handleThen, type CallHandler } from '../../../kernel/http/context'
import { clearCatalogueCache } from '../../catalogue/cache'
import { actorOf } from '../actor'
import { sellerShop } from '../shop'
import { listStock, stockLog } from './list'
import { setPrices } from './set-prices'
import { setStock } from './set-stock'

export const sellerStockHandlers: readonly CallHandler[] = [
  handle('sellerPrices', async (context) => {
    const { db, fields } = context
    const set = await transaction(db, async (tx) => setPrices(tx, await actorOf({ ...context, db: tx }), fields.items))
    await clearCatalogueCache(db)
    return set
  }),
  handle('sellerStock', async ({ db, user, fields, lang }) =>
    listStock(db, await sellerShop(db, user, fields), fields, lang),
  ),
  handle('sellerStockLog', async ({ db, user, fields }) => stockLog(db, await sellerShop(db, user, fields), fields)),
  handleThen(
    'sellerStockSet',
    async (context) => setStock(context.db, await actorOf(context), context.fields),
    async ({ db }, data) => {
      await clearCatalogueCache(db)
      return data
    },
  ),
]
