import { outsideAddress } from './outside-address'
import type { ReturnWay } from './types'

export const RETURN_WAY: ReturnWay = 'web'

/**
 * Leads the page itself to a page outside the app, such as a gateway's or a provider's. Rejects when it is no web
 * address.
 */
export async function openBrowser(url: string): Promise<void> {
  window.location.assign(outsideAddress(url))
}
