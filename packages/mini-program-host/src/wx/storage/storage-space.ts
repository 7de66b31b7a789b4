import { restore, store, type StoredValue } from './storage-values'
import { WxFailure } from '../wx-failure'

const KILOBYTE = 1024
/** bytes; WeChat's documented limits */
export const ENTRY_LIMIT = 1024 * KILOBYTE
export const TOTAL_LIMIT = 10 * 1024 * KILOBYTE

/** The storage of one mini-program, within WeChat's limits. Lives as long as the host. */
export class StorageSpace {
  private readonly entries = new Map<string, StoredValue>()

  has(key: string): boolean {
    return this.entries.has(key)
  }

  read(key: string): unknown {
    const entry = this.entries.get(key)
    if (!entry) throw new WxFailure('data not found')
    return restore(entry)
  }

  /** Throws a WxFailure, and keeps the old value, if the new one is too large. */
  write(key: string, value: unknown): void {
    const entry = store(value)
    const bytes = sizeOf(key, entry)
    if (bytes > ENTRY_LIMIT) throw new WxFailure('exceed storage item max length')
    const old = this.entries.get(key)
    const others = this.bytes() - (old ? sizeOf(key, old) : 0)
    if (others + bytes > TOTAL_LIMIT) throw new WxFailure('exceed storage max size 10Mb')
    this.entries.set(key, entry)
  }

  remove(key: string): void {
    this.entries.delete(key)
  }

  clear(): void {
    this.entries.clear()
  }

  /** sizes in KB, as WeChat reports them */
  info(): { keys: string[]; currentSize: number; limitSize: number } {
    return {
      keys: [...this.entries.keys()],
      currentSize: Math.ceil(this.bytes() / KILOBYTE),
      limitSize: TOTAL_LIMIT / KILOBYTE,
    }
  }

  private bytes(): number {
    let sum = 0
    for (const [key, entry] of this.entries) sum += sizeOf(key, entry)
    return sum
  }
}

function sizeOf(key: string, entry: StoredValue): number {
  return new TextEncoder().encode(key + entry.text).length
}
