import { go } from '@/platform/navigation/navigation'
import { outsideAddress } from './outside-address'
import { handOver } from './pending'
import type { ReturnWay } from './types'

export const RETURN_WAY: ReturnWay = 'host'

/**
 * Opens a page outside the app, such as a gateway's or a provider's, in a page with a web view [route.browser]. Throws
 * when it is no web address, rejects when the host opens no page.
 */
export async function openBrowser(url: string): Promise<void> {
  handOver(outsideAddress(url))
  await go('browser')
}
