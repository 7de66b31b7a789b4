import { fingerprint } from '@/domain/text/fingerprint'
import { emit } from '@/services/events'
import { session } from '@/stores/session'
import type { DraftsToStore, StoredDrafts } from './draft-storage'

const KEY = 'souk.drafts'

interface Kept extends DraftsToStore {
  /** A fingerprint of the token. */
  readonly session: string
}

/** A browser may forbid to store anything. */
function stored<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(window.sessionStorage)
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

/** Lets open forms hand over what was typed when the document goes away, and keeps it for the next one of this tab. */
export function keepOverReload(read: () => DraftsToStore, stayed: () => void): void {
  window.addEventListener('pagehide', () => {
    emit('pageLeft', {})
    const drafts: Kept = { ...read(), session: fingerprint(session.token) }
    if (drafts.values.length > 0) stored((storage) => storage.setItem(KEY, JSON.stringify(drafts)))
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    // the document and its forms are still there
    if (!persisted) return
    stored((storage) => storage.removeItem(KEY))
    stayed()
  })
}

/** What the document before has kept, once. */
export function takeStored(): StoredDrafts | null {
  const text = stored((storage) => {
    const found = storage.getItem(KEY)
    storage.removeItem(KEY)
    return found
  })
  if (text === null) return null
  const drafts = JSON.parse(text) as Kept
  return { ...drafts, isOf: (token) => token !== '' && drafts.session === fingerprint(token) }
}
