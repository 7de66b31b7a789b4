import { Linking } from 'react-native'
import type { OpenDocument } from './types'

/** Opens the document in the phone's browser, which shows it or passes it to another app. */
export const openDocument: OpenDocument = async (address) => {
  if (!/^https?:\/\//.test(address)) throw new Error('only a web address can be opened')
  await Linking.openURL(address)
}
