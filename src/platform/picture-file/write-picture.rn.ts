import { cacheDirectory, EncodingType, writeAsStringAsync } from 'expo-file-system'
import { base64 } from '@/domain/base64'
import type { WritePicture } from './types'

/** Writes to the app's cache, which the system empties. Replaces a picture of the same name. */
export const writePicture: WritePicture = async (bytes, name) => {
  const uri = `${cacheDirectory ?? ''}${name}.png`
  await writeAsStringAsync(uri, base64(bytes), { encoding: EncodingType.Base64 })
  return { uri, name: `${name}.png`, bytes: bytes.length, type: 'image/png' }
}
