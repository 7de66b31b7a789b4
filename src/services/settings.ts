/** What the app reads about itself at start [start.order]. */
import type { Adverts, WebsiteConfig } from '@contract/entities/settings'
import { call, type Options } from './request'

/** The two payloads of one path are distinguished by the requested type. */
export const getAdverts = (options?: Options) => call('store', { type: 'advert' }, options) as Promise<Adverts>
export const getWebsiteConfig = (options?: Options) =>
  call('store', { type: 'website_config' }, options) as Promise<WebsiteConfig>
