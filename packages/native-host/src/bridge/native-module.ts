/** A value as it crosses the bridge between JavaScript and native code. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export type Callback = (...args: readonly unknown[]) => void

/**
 * How JavaScript calls a method: `async` returns nothing and may take callbacks at fixed positions, `promise` returns
 * a promise, `sync` blocks until it returns.
 */
export interface Method {
  readonly kind: 'async' | 'promise' | 'sync'
  /** positions of the parameters that are callbacks */
  readonly callbacks: readonly number[]
  readonly run: (...args: never[]) => unknown
}

export interface NativeModule {
  readonly name: string
  readonly constants?: Readonly<Record<string, unknown>>
  readonly methods: Readonly<Record<string, Method>>
  /** members that JavaScript may read although the real module lacks them on this platform */
  readonly lacks?: readonly string[]
}

/** A method that returns nothing. */
export function does<A extends unknown[]>(run: (...args: A) => void): Method {
  return { kind: 'async', callbacks: [], run: run as Method['run'] }
}

/** A method with callbacks at these positions of its parameters; an omitted one does nothing. */
export function callsBack<A extends unknown[]>(callbacks: readonly number[], run: (...args: A) => void): Method {
  return { kind: 'async', callbacks, run: run as Method['run'] }
}

/** A method that returns a promise; an exception of `run` rejects it. */
export function resolves<A extends unknown[]>(run: (...args: A) => unknown): Method {
  return { kind: 'promise', callbacks: [], run: run as Method['run'] }
}

export function returns<A extends unknown[]>(run: (...args: A) => unknown): Method {
  return { kind: 'sync', callbacks: [], run: run as Method['run'] }
}

/** Every event emitter has these two; the host sends its events with or without listeners. */
export const EMITTER: Readonly<Record<string, Method>> = {
  addListener: does<[string]>(() => undefined),
  removeListeners: does<[number]>(() => undefined),
}

/** Methods without a visible effect on the host: a vibration, a sound, a brightness. */
export function unseen(...names: readonly string[]): Readonly<Record<string, Method>> {
  return Object.fromEntries(names.map((name) => [name, does(() => undefined)]))
}
