import type { Language } from '@contract/base/languages'

interface Kept {
  readonly lang?: Language
  /** The token of the logged-in user; the app moves it into the keychain. */
  readonly 'access-token'?: string
}

/**
 * A phone's storage from an earlier run. The popup advert was already shown, so that it does not cover other elements.
 */
export function storageOf(kept: Kept): Map<string, string> {
  const entries = Object.entries({ 'ad-timestamp': Date.now(), ...kept })
  return new Map(entries.map(([key, value]) => [key, JSON.stringify(value)]))
}
