/**
 * The in-process cache of the catalogue: at most 60 s old where nothing else is said, separate for each database (replicas
 * share that of theirs). What changes the catalogue empties it, also in the other processes on the database
 * [durable.caches].
 */
import { avoidReplicas, primaryOf } from '../../kernel/db/family'
import { announceChange } from '../../kernel/db/listener'
import { LAG_MOST_MS } from '../../kernel/db/replicas'
import type { Db } from '../../kernel/db/types'

const LIFE_MS = 60_000
/** While changes by other processes are not heard. */
const DEAF_LIFE_MS = 5_000
const MAX_ENTRIES = 500

interface Entry {
  readonly value: Promise<unknown>
  readonly until: number
}

const caches = new WeakMap<Db, Map<string, Entry>>()
const deaf = new WeakSet<Db>()

function cacheOf(reader: Db): Map<string, Entry> {
  const db = primaryOf(reader)
  const known = caches.get(db)
  if (known) return known
  const cache = new Map<string, Entry>()
  caches.set(db, cache)
  return cache
}

/** Puts an entry last. The first, which was not asked for the longest, goes when there are too many. */
function renew(cache: Map<string, Entry>, key: string, entry: Entry): void {
  cache.delete(key)
  cache.set(key, entry)
  const [oldest] = cache.keys()
  if (cache.size > MAX_ENTRIES && oldest !== undefined) cache.delete(oldest)
}

/**
 * The cached value of a key, else the result of `load`, for at most `lifeMs` milliseconds. Parallel requests share one load;
 * failures are not cached.
 */
export function cached<T>(db: Db, key: string, now: Date, load: () => Promise<T>, lifeMs = LIFE_MS): Promise<T> {
  const cache = cacheOf(db)
  const known = cache.get(key)
  // A key always belongs to one loader, so only the caller knows its type.
  if (known && known.until > now.getTime()) {
    renew(cache, key, known)
    return known.value as Promise<T>
  }
  const value = load()
  renew(cache, key, { value, until: now.getTime() + (deaf.has(primaryOf(db)) ? DEAF_LIFE_MS : lifeMs) })
  value.catch(() => cache.get(key)?.value === value && cache.delete(key))
  return value
}

/** Empties the cache of this process after a change, and reads the primary while replicas may not have it yet. */
export function forgetCatalogue(db: Db): void {
  caches.delete(db)
  avoidReplicas(db, Date.now() + LAG_MOST_MS)
}

/** Notes whether this process hears of changes by others. From one state to the other, it may have missed some. */
export function noteHearing(db: Db, hears: boolean): void {
  if (hears) deaf.delete(db)
  else deaf.add(db)
  forgetCatalogue(db)
}

/** Empties the caches of a database's catalogue, in all processes. Call it once the change is committed. */
export async function clearCatalogueCache(db: Db): Promise<void> {
  forgetCatalogue(db)
  await announceChange(db)
}
