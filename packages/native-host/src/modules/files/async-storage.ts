import { callsBack, type Callback, type NativeModule } from '../../bridge/native-module'
import type { NativeContext } from '../native-context'

type Pair = readonly [string, string]

/** Key-value storage; the map survives the app, so that a restart finds the stored data. */
export function asyncStorage({ storage }: NativeContext): NativeModule {
  return {
    name: 'RNCAsyncStorage',
    methods: {
      multiGet: callsBack([1], (keys: readonly string[], done: Callback) =>
        done(
          null,
          keys.map((key) => [key, storage.get(key) ?? null]),
        ),
      ),
      multiSet: callsBack([1], (pairs: readonly Pair[], done: Callback) => {
        for (const [key, value] of pairs) storage.set(key, value)
        done(null)
      }),
      multiRemove: callsBack([1], (keys: readonly string[], done: Callback) => {
        for (const key of keys) storage.delete(key)
        done(null)
      }),
      multiMerge: callsBack([1], (pairs: readonly Pair[], done: Callback) => {
        for (const [key, value] of pairs) storage.set(key, merged(storage.get(key), value))
        done(null)
      }),
      getAllKeys: callsBack([0], (done: Callback) => done(null, [...storage.keys()])),
      clear: callsBack([0], (done: Callback) => {
        storage.clear()
        done(null)
      }),
    },
  }
}

function merged(before: string | undefined, value: string): string {
  if (before === undefined) return value
  return JSON.stringify(deepMerge(JSON.parse(before), JSON.parse(value)))
}

function deepMerge(into: unknown, from: unknown): unknown {
  if (!isRecord(into) || !isRecord(from)) return from
  const result = { ...into }
  for (const [key, value] of Object.entries(from)) result[key] = deepMerge(into[key], value)
  return result
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
