/** What the app reads about itself at start [start.order]. */
import type { Adverts, WebsiteConfig } from '@contract/entities/settings'
import { call, type Options } from './request'

export const getCurrency = (options?: Options) => call('getCurrency', {}, options)
export const getLanguages = (options?: Options) => call('getLanguages', {}, options)
export const getWallets = (options?: Options) => call('getWallets', {}, options)
/** The two payloads of one path are distinguished by the requested type. */
export const getAdverts = (options?: Options) => call('store', { type: 'advert' }, options) as Promise<Adverts>
export const getWebsiteConfig = (options?: Options) =>
  call('store', { type: 'website_config' }, options) as Promise<WebsiteConfig>
