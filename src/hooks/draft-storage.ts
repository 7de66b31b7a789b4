/** What a reload of the document must not lose: only the web has one. */
export interface DraftsToStore {
  readonly owner: string
  readonly values: readonly (readonly [name: string, value: unknown])[]
}

export interface StoredDrafts extends DraftsToStore {
  /** Whether they were typed in the session with this token. */
  readonly isOf: (token: string) => boolean
}

/** Calls `read` when the document goes away, and keeps what it returns for the next one of this tab. */
export function keepOverReload(_read: () => DraftsToStore, _stayed: () => void): void {}

/** What the document before has kept, once. */
export const takeStored = (): StoredDrafts | null => null
