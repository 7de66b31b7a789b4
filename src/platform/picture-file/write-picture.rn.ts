import { cacheDirectory, EncodingType, writeAsStringAsync } from 'expo-file-system'
import { base64 } from '@/domain/signature/base64'
import type { WritePicture } from './types'

/** In the app's cache, which the system empties; another of the same name takes its place. */
export const writePicture: WritePicture = async (bytes, name) => {
  const uri = `${cacheDirectory ?? ''}${name}.png`
  await writeAsStringAsync(uri, base64(bytes), { encoding: EncodingType.Base64 })
  return { uri, name: `${name}.png`, bytes: bytes.length, type: 'image/png' }
}
