import type { Runtime } from '../../types/runtime'
import { bytesToBase64 } from '../bytes'
import { filesOf } from './file-store'
import { mimeType } from './mime-types'

/** What a window can load a file of the mini-program's own from, such as a photo just taken; undefined for any other path. */
export function fileUrl(runtime: Runtime, path: string): string | undefined {
  const store = filesOf(runtime)
  return store.hasFile(path) ? `data:${mimeType(path)};base64,${bytesToBase64(store.read(path))}` : undefined
}
