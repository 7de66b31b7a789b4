import type { Readable } from 'node:stream'

/**
 * The storage of uploads. A name is a path such as `public/6f….webp`, used once and never overwritten, so that the
 * store can be a bucket as well as a folder.
 */
export interface FileStore {
  /** Stores the bytes; they are durable when it resolves. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The bytes of a name, or null if there are none. */
  open(name: string): Promise<Readable | null>
  /** Deletes a file; does nothing if it does not exist. */
  remove(name: string): Promise<void>
}
