import { Readable } from 'node:stream'
import type { FileStore } from '../kernel/files/file-store'

/** A store of files in memory. */
export function createTestFiles(): FileStore {
  const kept = new Map<string, Uint8Array>()
  return {
    put: async (name, bytes) => void kept.set(name, bytes),
    open: async (name) => {
      const bytes = kept.get(name)
      return bytes ? Readable.from([bytes]) : null
    },
    remove: async (name) => void kept.delete(name),
  }
}
