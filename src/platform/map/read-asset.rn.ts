import { readAsStringAsync } from 'expo-file-system'
import { Image } from 'react-native'

/**
 * The text of a file that ships with the app. In a release it is a resource of the package (Android) or a file beside
 * the bundle (iOS); in development the machine that serves the bundle has it. Rejects when it cannot be read.
 */
export async function readAsset(asset: number): Promise<string> {
  const { uri } = Image.resolveAssetSource(asset)
  return /^https?:/.test(uri) ? (await fetch(uri)).text() : readAsStringAsync(uri)
}
