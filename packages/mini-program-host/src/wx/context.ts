import type { Dialog, Runtime } from '../types/runtime'

type Choice = Parameters<Dialog['answer']>[0]

/** What every area of wx is built from. */
export interface WxContext {
  readonly runtime: Runtime
  /** Runs later as a task of its own: no call-back of wx comes while the call is still under way. */
  later(run: () => void, ms?: number): number
  /** Calls app code with a copy made of its own realm's objects; what it throws is reported, and stops nothing. */
  tell(listener: unknown, ...values: readonly unknown[]): void
  /** The same, with values that are the app's own already. */
  call(listener: unknown, ...values: readonly unknown[]): void
  /** Plain data as the app's own realm's objects. */
  own<Value>(value: Value): Value
  /** Fresh names for files, requests and sockets. */
  nextId(prefix: string): string
  /** Shows a dialog, after those that wait already, until it is answered. */
  ask(dialog: Omit<Dialog, 'answer'>): Promise<Choice>
}

/** One area: some names of wx. */
export type WxArea = (context: WxContext) => Record<string, unknown>

export function createContext(runtime: Runtime): WxContext {
  let last = 0
  let answered: Promise<unknown> = Promise.resolve()
  const own = <Value>(value: Value): Value =>
    typeof value === 'object' && value !== null ? runtime.surroundings.realm.copy(value) : value
  const call: WxContext['call'] = (listener, ...values) => {
    if (typeof listener !== 'function') return
    try {
      listener(...values)
    } catch (error) {
      runtime.report(error)
    }
  }
  return {
    runtime,
    own,
    later: (run, ms = 0) => runtime.surroundings.realm.setTimeout(run, ms),
    call,
    tell: (listener, ...values) => call(listener, ...values.map(own)),
    nextId(prefix) {
      last += 1
      return `${prefix}${last}`
    },
    ask(dialog) {
      const choice = answered.then(() => show(runtime, dialog))
      answered = choice
      return choice
    },
  }
}

function show(runtime: Runtime, dialog: Omit<Dialog, 'answer'>): Promise<Choice> {
  return new Promise((resolve) => {
    const shown: Dialog = {
      ...dialog,
      answer(choice) {
        if (runtime.chrome.dialog !== shown) return
        runtime.chrome.dialog = undefined
        resolve(choice)
      },
    }
    runtime.chrome.dialog = shown
  })
}
