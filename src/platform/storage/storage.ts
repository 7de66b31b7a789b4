import { alone } from './alone'
import { device } from './device'
import { READERS, type StoredValues, type StorageKey } from './schema'

/** Values that the device refused to keep; they last as long as the app runs. */
const memory = new Map<StorageKey, unknown>()

/** The value of a key; undefined when there is none, or one that does not fit the schema. Never rejects. */
export async function readStored<K extends StorageKey>(key: K): Promise<StoredValues[K] | undefined> {
  if (memory.has(key)) return memory.get(key) as StoredValues[K]
  // Taro reports an absent key and a broken storage alike
  const raw: unknown = await device.read(key).then(
    (data) => data,
    () => undefined,
  )
  return READERS[key](raw)
}

/** Keeps a value, in memory when the device refuses. Never rejects. */
export async function writeStored<K extends StorageKey>(key: K, value: StoredValues[K]): Promise<void> {
  memory.set(key, value)
  await device.write(key, value).then(
    () => memory.delete(key),
    () => undefined,
  )
}

export async function removeStored(key: StorageKey): Promise<void> {
  memory.delete(key)
  // a failure means that there was nothing to remove
  await device.erase(key).then(
    () => undefined,
    () => undefined,
  )
}

/**
 * Changes a value as the device has it now, which another tab may have written; changes of a key, in all tabs, run one
 * after the other. `undefined` removes it. Returns the new value. Never rejects, unless `change` throws.
 */
export function changeStored<K extends StorageKey>(
  key: K,
  change: (before: StoredValues[K] | undefined) => StoredValues[K] | undefined,
): Promise<StoredValues[K] | undefined> {
  return alone(`souk.${key}`, async () => {
    const before = await readStored(key)
    const after = change(before)
    if (after === undefined) await removeStored(key)
    else if (after !== before) await writeStored(key, after)
    return after
  })
}

/** Deletes everything on the device [storage.logout]. */
export async function clearStored(): Promise<void> {
  memory.clear()
  await device.eraseAll()
}
