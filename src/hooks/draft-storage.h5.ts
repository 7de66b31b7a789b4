import { emit } from '@/services/events'
import type { StoredDrafts } from './draft-storage'

const KEY = 'souk.drafts'

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
export function keepOverReload(read: () => StoredDrafts, stayed: () => void): void {
  window.addEventListener('pagehide', () => {
    emit('pageLeft', {})
    const drafts = read()
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
  return text === null ? null : (JSON.parse(text) as StoredDrafts)
}
