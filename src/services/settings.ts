/** The configuration that the app reads at start [start.order]. */
import type { Adverts, WebsiteConfig } from '@contract/entities/settings'
import { call, type Options } from './request'

/** One path has two payloads: the requested type decides which one it answers. */
export const getAdverts = (options?: Options) => call('store', { type: 'advert' }, options) as Promise<Adverts>
export const getWebsiteConfig = (options?: Options) =>
  call('store', { type: 'website_config' }, options) as Promise<WebsiteConfig>
