import type { Runtime } from '../types/runtime'

/** What every area of wx is built from. */
export interface WxContext {
  readonly runtime: Runtime
  /** Runs later as a task of its own: no call-back of wx comes while the call is still under way. */
  later(run: () => void): void
  /** Calls app code with a copy made of its own realm's objects; what it throws is reported, and stops nothing. */
  tell(listener: unknown, ...values: readonly unknown[]): void
  /** Fresh names for files, requests and sockets. */
  nextId(prefix: string): string
}

/** One area: some names of wx. */
export type WxArea = (context: WxContext) => Record<string, unknown>

export function createContext(runtime: Runtime): WxContext {
  let last = 0
  return {
    runtime,
    later(run) {
      runtime.surroundings.realm.setTimeout(run, 0)
    },
    tell(listener, ...values) {
      if (typeof listener !== 'function') return
      try {
        listener(...values.map((value) => ownCopy(runtime, value)))
      } catch (error) {
        runtime.report(error)
      }
    },
    nextId(prefix) {
      last += 1
      return `${prefix}${last}`
    },
  }
}

/** Objects that carry functions, such as tasks, and what app code itself made, stay what they are. */
export function ownCopy(runtime: Runtime, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return runtime.surroundings.realm.copy(value)
}
