import type { KeptKey } from './schema'

/** Where the device keeps values by key. Everything rejects when the device refuses; so does reading what is not there. */
export interface Device {
  readonly read: (key: KeptKey) => Promise<unknown>
  readonly write: (key: KeptKey, value: unknown) => Promise<unknown>
  readonly erase: (key: KeptKey) => Promise<unknown>
  readonly eraseAll: () => Promise<unknown>
}
