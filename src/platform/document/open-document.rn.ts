import { Linking } from 'react-native'
import type { OpenDocument } from './types'

/** Opens it in the phone's browser, which shows it or hands it to the app for it. */
export const openDocument: OpenDocument = async (address) => {
  if (!/^https?:\/\//.test(address)) throw new Error('only a web address can be opened')
  await Linking.openURL(address)
}
