import type { Runtime } from '../../types/runtime'
import { bytesToBase64 } from '../bytes'
import { filesOf } from './file-store'
import { mimeType } from './mime-types'

/**
 * An address from which a window can load a file of the mini-program, such as a new photo; undefined for any other
 * path.
 */
export function fileUrl(runtime: Runtime, path: string): string | undefined {
  const store = filesOf(runtime)
  return store.hasFile(path) ? `data:${mimeType(path)};base64,${bytesToBase64(store.read(path))}` : undefined
}
