import { Linking } from 'react-native'
import { outsideAddress } from './outside-address'
import type { ReturnWay } from './types'

export const RETURN_WAY: ReturnWay = 'app'

/**
 * Opens a page outside the app, such as a gateway's or a provider's, in the system's browser; it leads back by
 * `souk://` [screen.return], which src/platform/entry hears. Rejects when it is no web address, or when there is no
 * browser.
 */
export async function openBrowser(url: string): Promise<void> {
  await Linking.openURL(outsideAddress(url))
}
