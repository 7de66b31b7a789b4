import type { Runtime } from '../../src/types/runtime'

type Result = Record<string, unknown>
export type Outcome = { readonly success: Result } | { readonly fail: Result }

/** Calls a name of wx with call-backs, and answers which of success and fail was told what. */
export function callWx(runtime: Runtime, name: string, option: object = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    callNow(runtime, name, {
      ...option,
      success: (success: Result) => resolve({ success }),
      fail: (fail: Result) => resolve({ fail }),
    })
  })
}

/** Calls a name of wx as app code does. */
export function callNow(runtime: Runtime, name: string, ...args: unknown[]): unknown {
  const run = runtime.wx[name]
  if (typeof run !== 'function') throw new Error(`wx.${name} is no function`)
  return run(...args)
}
