import type { Language } from '@contract/languages'

interface Kept {
  readonly lang?: Language
  /** Of the user who is logged in; the app moves it into the keychain. */
  readonly 'access-token'?: string
}

/** A phone's storage, as the app left it at an earlier run. The popup advert was shown then: it would lie over what is to be tapped. */
export function storageOf(kept: Kept): Map<string, string> {
  const entries = Object.entries({ 'ad-timestamp': Date.now(), ...kept })
  return new Map(entries.map(([key, value]) => [key, JSON.stringify(value)]))
}
