/** What a reload of the document must not lose: only the web has one. */
export interface StoredDrafts {
  readonly owner: string
  /** A fingerprint of the token. */
  readonly session: string
  readonly values: readonly (readonly [name: string, value: unknown])[]
}

/** Calls `read` when the document goes away, and keeps what it returns for the next one of this tab. */
export function keepOverReload(_read: () => StoredDrafts, _stayed: () => void): void {}

/** What the document before has kept, once. */
export const takeStored = (): StoredDrafts | null => null
