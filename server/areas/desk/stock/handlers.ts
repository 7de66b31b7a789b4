/** The calls about the prices and the stock of a shop's variants. */
import { transaction } from '../../../kernel/db/transaction'
import { handle, handleThen, type CallHandler } from '../../../kernel/http/context'
import { clearCatalogueCache } from '../../catalogue/cache'
import { deedOf } from '../deed'
import { deskShop } from '../shop'
import { listStock, stockLog } from './list'
import { setPrices } from './set-prices'
import { setStock } from './set-stock'

export const stockDeskHandlers: readonly CallHandler[] = [
  handle('deskPrices', async (context) => {
    const { db, fields } = context
    const set = await transaction(db, async (tx) => setPrices(tx, await deedOf({ ...context, db: tx }), fields.items))
    await clearCatalogueCache(db)
    return set
  }),
  handle('deskStock', async ({ db, user, fields, lang }) =>
    listStock(db, await deskShop(db, user, fields), fields, lang),
  ),
  handle('deskStockLog', async ({ db, user, fields }) => stockLog(db, await deskShop(db, user, fields), fields)),
  handleThen(
    'deskStockSet',
    async (context) => setStock(context.db, await deedOf(context), context.fields),
    async ({ db }, data) => {
      await clearCatalogueCache(db)
      return data
    },
  ),
]
