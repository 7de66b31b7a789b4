/** The calls about a shop's products. */
import { transaction } from '../../../kernel/db/transaction'
import { handle, handleThen, type CallHandler } from '../../../kernel/http/context'
import { clearCatalogueCache } from '../../catalogue/cache'
import { actorOf } from '../actor'
import { sellerShop } from '../shop'
import { copyProduct } from './copy'
import { findOwnProduct } from './product-details'
import { historyOf } from './history'
import { listProducts } from './list'
import { moveProducts } from './move'
import { presentProduct } from './present'
import { removeProduct } from './remove'
import { saveProduct } from './save'

export const sellerProductHandlers: readonly CallHandler[] = [
  handle('sellerProducts', async ({ db, user, fields, lang }) =>
    listProducts(db, await sellerShop(db, user, fields), fields, lang),
  ),
  handle('sellerProduct', async ({ db, user, fields }) => {
    const shop = await sellerShop(db, user, fields)
    return { product: presentProduct(await findOwnProduct(db, shop, BigInt(fields.product_id))) }
  }),
  handleThen(
    'sellerProductSave',
    async (context) => {
      const { db, fields } = context
      return { product: presentProduct(await saveProduct(db, await actorOf(context), fields)) }
    },
    async ({ db }, data) => {
      await clearCatalogueCache(db)
      return data
    },
  ),
  handle('sellerProductState', async (context) => {
    const { db, fields } = context
    const moved = await transaction(db, async (tx) => {
      const actor = await actorOf({ ...context, db: tx })
      return moveProducts(tx, actor, fields.product_ids, fields.to)
    })
    await clearCatalogueCache(db)
    return moved
  }),
  handle('sellerProductCopy', async (context) => {
    const { db, fields } = context
    const copy = await copyProduct(db, await actorOf(context), BigInt(fields.product_id))
    return { product: presentProduct(copy) }
  }),
  handle('sellerProductRemove', async (context) => {
    const { db, fields } = context
    await transaction(db, async (tx) => {
      await removeProduct(tx, await actorOf({ ...context, db: tx }), BigInt(fields.product_id))
    })
    return {}
  }),
  handle('sellerProductLog', async ({ db, user, fields }) => {
    const shop = await sellerShop(db, user, fields)
    return historyOf(db, shop, BigInt(fields.product_id), fields)
  }),
]
