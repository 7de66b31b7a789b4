import { does, resolves, unseen, type NativeModule } from '../../bridge/native-module'
import { concat } from '../../network/concat'
import type { BlobPart } from './blob-store'
import type { NativeContext } from '../native-context'

type Part = { readonly type: 'string'; readonly data: string } | { readonly type: 'blob'; readonly data: BlobPart }

/** Binary data stays on the native side; JavaScript has a reference. */
export function blob({ blobs }: NativeContext): NativeModule {
  return {
    name: 'BlobModule',
    constants: { BLOB_URI_SCHEME: 'blob', BLOB_URI_HOST: null },
    methods: {
      ...unseen('addNetworkingHandler', 'addWebSocketHandler', 'removeWebSocketHandler', 'sendOverSocket'),
      createFromParts: does((parts: readonly Part[], id: string) => {
        const bytes = parts.map((part) => (part.type === 'string' ? Buffer.from(part.data) : blobs.read(part.data)))
        blobs.put(id, concat(bytes))
      }),
      release: does((id: string) => blobs.release(id)),
    },
  }
}

export function fileReader({ blobs }: NativeContext): NativeModule {
  return {
    name: 'FileReaderModule',
    methods: {
      readAsText: resolves((part: BlobPart, encoding: string) =>
        new TextDecoder(encoding || 'utf-8').decode(blobs.read(part)),
      ),
      readAsDataURL: resolves(
        (part: BlobPart & { type?: string }) =>
          `data:${part.type || 'application/octet-stream'};base64,${blobs.read(part).toString('base64')}`,
      ),
    },
  }
}
