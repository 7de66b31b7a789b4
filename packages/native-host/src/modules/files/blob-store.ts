/** A blob, as JavaScript refers to it. */
export interface BlobPart {
  readonly blobId: string
  readonly offset: number
  readonly size: number
}

export interface BlobStore {
  put(id: string, bytes: Buffer): void
  /** @throws Error if no blob has this id */
  read(part: BlobPart): Buffer
  release(id: string): void
}

export function createBlobStore(): BlobStore {
  const kept = new Map<string, Buffer>()
  return {
    put: (id, bytes) => void kept.set(id, bytes),
    read({ blobId, offset, size }) {
      const bytes = kept.get(blobId)
      if (!bytes) throw new Error(`there is no blob ${blobId}`)
      return bytes.subarray(offset, size < 0 ? undefined : offset + size)
    },
    release: (id) => void kept.delete(id),
  }
}
