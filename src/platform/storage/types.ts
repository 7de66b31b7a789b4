import type { StorageKey } from './schema'

/** The answers of calls that are kept for a time without a network: a list of them, and one key for each. */
export type AnswerKey = 'souk.kept' | `souk.kept.${number}`

type DeviceKey = StorageKey | AnswerKey

/** Keeps values by key. Every function rejects when the device refuses; reading an absent key rejects as well. */
export interface Device {
  readonly read: (key: DeviceKey) => Promise<unknown>
  readonly write: (key: DeviceKey, value: unknown) => Promise<unknown>
  readonly erase: (key: DeviceKey) => Promise<unknown>
  readonly eraseAll: () => Promise<unknown>
}
