/** The in-process cache of the catalogue: at most 60 s old, separate for each database, cleared by operators. */
import type { Db } from '../../kernel/db/types'

const LIFE_MS = 60_000
const MAX_ENTRIES = 500

interface Entry {
  readonly value: Promise<unknown>
  readonly until: number
}

const caches = new WeakMap<Db, Map<string, Entry>>()

function cacheOf(db: Db): Map<string, Entry> {
  const known = caches.get(db)
  if (known) return known
  const cache = new Map<string, Entry>()
  caches.set(db, cache)
  return cache
}

/** The cached value of a key, else the result of `load`. Parallel requests share one load; failures are not cached. */
export function cached<T>(db: Db, key: string, now: Date, load: () => Promise<T>): Promise<T> {
  const cache = cacheOf(db)
  const known = cache.get(key)
  // A key always belongs to one loader, so only the caller knows its type.
  if (known && known.until > now.getTime()) return known.value as Promise<T>
  const value = load()
  cache.delete(key)
  cache.set(key, { value, until: now.getTime() + LIFE_MS })
  const [oldest] = cache.keys()
  if (cache.size > MAX_ENTRIES && oldest !== undefined) cache.delete(oldest)
  value.catch(() => cache.get(key)?.value === value && cache.delete(key))
  return value
}

/** Clears the cache of this database's catalogue. */
export function clearCatalogueCache(db: Db): void {
  caches.delete(db)
}
