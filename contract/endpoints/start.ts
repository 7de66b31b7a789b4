/**
 * The call with which a web page begins [wire.start]. The head of the page makes it, before a script of the app has come
 * (config/preload), so it is apart from contract/endpoints/app.ts.
 */
import type { CallName, Endpoint } from './app'

export const startEndpoints = {
  start: {
    method: 'GET',
    path: '/customer/index/start',
    token: 'optional',
    idempotent: false,
    shared: { seconds: 60, priced: true },
  },
} as const satisfies Record<string, Endpoint>

interface StartPart {
  readonly call: CallName
  readonly fields: Readonly<Record<string, string | number>>
  /** Only for the home page. */
  readonly home?: true
}

/** How many flash deals the home page shows. */
export const HOME_DEALS = 12

/** What is in its answer: the payload that each of these calls has for these fields. */
export const START_PARTS = {
  currencies: { call: 'getCurrency', fields: {} },
  languages: { call: 'getLanguages', fields: {} },
  wallets: { call: 'getWallets', fields: {} },
  adverts: { call: 'store', fields: { type: 'advert' } },
  settings: { call: 'store', fields: { type: 'website_config' } },
  categories: { call: 'getAllCategory', fields: {} },
  flash_deals: { call: 'getFlashDeals', fields: { page_size: HOME_DEALS }, home: true },
  recommended: { call: 'getRecommendList', fields: { p: 1 }, home: true },
} as const satisfies Record<string, StartPart>
