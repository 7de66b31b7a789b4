import { go } from '@/platform/navigation/navigation'
import { outsideAddress } from './outside-address'
import { handOver } from './pending'
import type { ReturnWay } from './types'

export const RETURN_WAY: ReturnWay = 'host'

/**
 * Opens a page outside the app, such as a payment gateway's, in a page with a web view [route.browser]. Rejects when
 * the URL is not a web address, or when the host does not open the page.
 */
export async function openBrowser(url: string): Promise<void> {
  handOver(outsideAddress(url))
  await go('browser')
}
