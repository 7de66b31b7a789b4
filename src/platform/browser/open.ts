import { outsideAddress } from './outside-address'
import type { ReturnWay } from './types'

export const RETURN_WAY: ReturnWay = 'web'

/**
 * Navigates this tab to a page outside the app, such as a payment gateway's. Rejects when the URL is not a web address.
 */
export async function openBrowser(url: string): Promise<void> {
  window.location.assign(outsideAddress(url))
}
