import { Linking } from 'react-native'
import { outsideAddress } from './outside-address'
import type { ReturnWay } from './types'

export const RETURN_WAY: ReturnWay = 'app'

/**
 * Opens a page outside the app, such as a payment gateway's, in the system's browser. That page returns to the app
 * through a `souk://` link [screen.return], which src/platform/entry handles. Rejects when the URL is not a web
 * address, or when there is no browser.
 */
export async function openBrowser(url: string): Promise<void> {
  await Linking.openURL(outsideAddress(url))
}
