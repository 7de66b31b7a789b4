import { getWebsiteConfig } from '@/services/settings'
import type { Options } from '@/services/request'
import { settings } from '@/stores/settings'

/** Whether the shop has a card gateway, as far as the configuration has loaded [field.client.website]. */
export const acceptsCards = (): boolean => (settings.config?.gateways.length ?? 0) > 0

/** The same outside of observers: loads the configuration when it is not loaded yet. */
export async function fetchAcceptsCards(options: Options): Promise<boolean> {
  if (settings.config !== null) return acceptsCards()
  return (await getWebsiteConfig(options)).gateways.length > 0
}
