/** The calls about currencies and settings. */
import { transaction } from '../../../kernel/db/transaction'
import { handle, type CallHandler } from '../../../kernel/http/context'
import { clearCatalogueCache } from '../../catalogue/cache'
import { byOf } from '../../saving/by'
import { requireSecondFactor } from '../second-factor/guard'
import { listCurrencies, listRates, saveCurrency } from '../../settings/manage/currencies'
import { listSettings, nameOf, needsSecondFactor, saveSetting } from '../../settings/manage/settings'

export const opsMoneyHandlers: readonly CallHandler[] = [
  handle('opsCurrencies', async ({ db }) => ({ list: await listCurrencies(db) })),
  handle('opsCurrencyRates', ({ db, fields }) => listRates(db, fields)),
  handle('opsCurrencySave', async (context) => ({
    currency: await transaction(context.db, (tx) => saveCurrency(tx, byOf(context), context.fields)),
  })),

  handle('opsSettings', async ({ db, config }) => ({ list: await listSettings(db, config) })),
  handle('opsSettingSave', async (context) => {
    const { db, user, token, config, now, fields: sent } = context
    const name = nameOf(sent.name)
    if (needsSecondFactor(name)) {
      if (token === null) throw new Error('an operator has called without a token')
      await requireSecondFactor(db, config, { userId: user.id, token, now })
    }
    const setting = await transaction(db, (tx) => saveSetting(tx, byOf(context), { name, sent, config }))
    // it keeps where the app's page may get maps from
    if (name === 'website_config') await clearCatalogueCache(db)
    return { setting }
  }),
]
