import { asc } from 'drizzle-orm'
import { BASE_CURRENCY } from '@contract/constants'
import { LANGUAGES } from '@contract/languages'
import { currencies } from '../../kernel/db/schema/settings'
import { handle } from '../../kernel/http/context'
import { offeredWallets } from '../ledger/wallets'
import { allTexts } from '../../kernel/text/texts'
import { readAdverts } from './adverts'
import { policyAnswer } from './policies/policies'
import { TERMS, TERMS_UPDATED_AT } from './terms/terms'
import { readWebsiteConfig } from './website-config'

const getCurrency = handle('getCurrency', async ({ db, origin }) => {
  const { code, symbol, rate } = currencies
  const list = await db.select({ code, symbol, rate }).from(currencies).orderBy(asc(currencies.sort), asc(code))
  return { list, base: BASE_CURRENCY, static_url: `${origin}/media` }
})

const getLanguages = handle('getLanguages', async () => ({
  list: LANGUAGES.map(({ name, code }) => ({ name, code })),
}))

const getWallets = handle('getWallets', async ({ db }) => ({
  list: (await offeredWallets(db)).map(({ name, code, currency }) => ({ name, code, currency })),
}))

const store = handle('store', async ({ db, config, fields, offered }) => {
  if (fields.type === 'advert') return readAdverts(db)
  return { ...(await readWebsiteConfig(db, config)), gateways: offered.map(({ name }) => name) }
})

const termsPolicy = handle('termsPolicy', async () => ({
  ...allTexts('title', TERMS.title),
  ...allTexts('content', TERMS.content),
  updated_at: TERMS_UPDATED_AT,
}))

const policies = [
  handle('privacyPolicy', async () => policyAnswer('privacy')),
  handle('returnPolicy', async () => policyAnswer('returns')),
  handle('supportPolicy', async () => policyAnswer('support')),
  handle('aboutUsPolicy', async () => policyAnswer('about')),
]

export const settingsHandlers = [getCurrency, getLanguages, getWallets, store, termsPolicy, ...policies]
