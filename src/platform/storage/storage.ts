import { device } from './device'
import { READERS, type Kept, type KeptKey } from './schema'

/** What the device would not keep: it lasts as long as the app runs. */
const memory = new Map<KeptKey, unknown>()

/** What is kept under a key, or undefined when there is nothing, or nothing that fits the schema. Never rejects. */
export async function readStored<K extends KeptKey>(key: K): Promise<Kept[K] | undefined> {
  if (memory.has(key)) return memory.get(key) as Kept[K]
  // a key that is absent is a failure to Taro, just like a storage that is broken
  const raw: unknown = await device.read(key).then(
    (data) => data,
    () => undefined,
  )
  return READERS[key](raw)
}

/** Keeps a value; in memory when the device refuses. Never rejects. */
export async function writeStored<K extends KeptKey>(key: K, value: Kept[K]): Promise<void> {
  memory.set(key, value)
  await device.write(key, value).then(
    () => memory.delete(key),
    () => undefined,
  )
}

export async function removeStored(key: KeptKey): Promise<void> {
  memory.delete(key)
  // nothing to remove is as good as removed
  await device.erase(key).then(
    () => undefined,
    () => undefined,
  )
}

/** Forgets everything on the device [storage.logout]. */
export async function clearStored(): Promise<void> {
  memory.clear()
  await device.eraseAll()
}
