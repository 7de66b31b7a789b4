import { asc, eq } from 'drizzle-orm'
import { BASE_CURRENCY } from '@contract/base/constants'
import { LANGUAGES } from '@contract/base/languages'
import { currencies } from '../../kernel/db/schema/settings'
import { marketName } from '../../kernel/db/market-name'
import { handle } from '../../kernel/http/context'
import { offeredWallets } from '../ledger/wallets'
import { readAdverts } from './adverts'
import { takesGuests } from './guests'
import { policyAnswer } from './policies/policies'
import { readShopSetting } from './shop'
import { readWebsiteConfig } from './website-config'

const getCurrency = handle('getCurrency', async ({ db, origin }) => {
  const { code, symbol, rate } = currencies
  const list = await db
    .select({ code, symbol, rate })
    .from(currencies)
    .where(eq(currencies.active, true))
    .orderBy(asc(currencies.sort), asc(code))
  return { list, base: BASE_CURRENCY, static_url: `${origin}/media`, name: await marketName(db) }
})

const getLanguages = handle('getLanguages', async ({ db }) => {
  const { languages } = await readShopSetting(db)
  return { list: LANGUAGES.filter(({ code }) => languages.includes(code)).map(({ name, code }) => ({ name, code })) }
})

const getWallets = handle('getWallets', async ({ db }) => ({
  list: (await offeredWallets(db)).map(({ name, code, currency }) => ({ name, code, currency })),
}))

const store = handle('store', async ({ db, config, fields, offered, now }) => {
  if (fields.type === 'advert') return readAdverts(db, now)
  const guests = await takesGuests(db, config)
  return { ...(await readWebsiteConfig(db, config)), guests, gateways: offered.map(({ name }) => name) }
})

const policies = [
  handle('termsPolicy', (context) => policyAnswer('terms', context)),
  handle('privacyPolicy', (context) => policyAnswer('privacy', context)),
  handle('returnPolicy', (context) => policyAnswer('returns', context)),
  handle('supportPolicy', (context) => policyAnswer('support', context)),
  handle('aboutUsPolicy', (context) => policyAnswer('about', context)),
]

export const settingsHandlers = [getCurrency, getLanguages, getWallets, store, ...policies]
