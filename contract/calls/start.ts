/** The call with which a web page begins. */
import { Type } from '@sinclair/typebox'
import { Flag } from '../base/fields'
import { Adverts, WebsiteConfig } from '../entities/settings'
import { defineCall } from './call'
import { getAllCategory, getFlashDeals, getRecommendList } from './catalogue'
import { getCurrency, getLanguages, getWallets } from './content'

/**
 * What an app needs before it shows its first page, and with `home` what the home page begins with: the payloads of the
 * calls in START_PARTS, each as that call itself answers [wire.start].
 */
export const start = defineCall('start', {
  summary: 'Everything that an app begins with, in one answer.',
  fields: Type.Object({ home: Type.Optional(Flag) }),
  data: Type.Object({
    currencies: getCurrency.data,
    languages: getLanguages.data,
    wallets: getWallets.data,
    adverts: Adverts,
    settings: WebsiteConfig,
    categories: getAllCategory.data,
    flash_deals: Type.Optional(getFlashDeals.data),
    recommended: Type.Optional(getRecommendList.data),
  }),
})
