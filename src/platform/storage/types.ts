import type { KeptKey } from './schema'

/** Keeps values by key. Every function rejects when the device refuses; reading an absent key rejects as well. */
export interface Device {
  readonly read: (key: KeptKey) => Promise<unknown>
  readonly write: (key: KeptKey, value: unknown) => Promise<unknown>
  readonly erase: (key: KeptKey) => Promise<unknown>
  readonly eraseAll: () => Promise<unknown>
}
