import type { Readable } from 'node:stream'

/**
 * Where the bytes of uploads are. A name is a path such as `public/6f….webp`, given once and never written again, so
 * that a store of objects can stand behind this as well as a folder.
 */
export interface FileStore {
  /** Stores the bytes; they are durable when this settles. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The bytes of a name, or null when there are none. */
  open(name: string): Promise<Readable | null>
  /** Removes a name; one that is not there is removed already. */
  remove(name: string): Promise<void>
}
