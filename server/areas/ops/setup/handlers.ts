/** The calls from an empty server to a market that can open. */
import { transaction } from '../../../kernel/db/transaction'
import type { Db } from '../../../kernel/db/types'
import { handle, handleThen, type CallHandler, type Context } from '../../../kernel/http/context'
import { clearCatalogueCache } from '../../catalogue/cache'
import { byOf } from '../../saving/by'
import { setCategories } from '../../catalogue/manage/starter-categories'
import { openOwnShop, setBase } from './begin'
import { readSetup } from './steps'

type Asking = Pick<Context<'opsSetup'>, 'user' | 'config' | 'offered'> & { readonly db: Db }

const now = ({ db, user, config, offered }: Asking) =>
  readSetup({ db, userId: user.id, config, gateways: offered.length })

export const opsSetupHandlers: readonly CallHandler[] = [
  handle('opsSetup', (context) => now(context)),
  handle('opsSetupBase', async (context) => {
    const { db, fields, config } = context
    await transaction(db, (tx) => setBase(tx, byOf(context), fields, config))
    return now(context)
  }),
  handle('opsSetupCategories', async (context) => {
    const { db, fields } = context
    await transaction(db, (tx) => setCategories(tx, byOf(context), fields))
    await clearCatalogueCache(db)
    return now(context)
  }),
  handleThen(
    'opsSetupShop',
    async (context) => {
      const id = await openOwnShop(context.db, byOf(context), context.fields)
      return { shop_id: String(id), ...(await now(context)) }
    },
    async ({ db }, data) => {
      await clearCatalogueCache(db)
      return data
    },
  ),
]
