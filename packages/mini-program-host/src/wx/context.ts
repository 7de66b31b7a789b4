import type { Dialog, Runtime } from '../types/runtime'

type Choice = Parameters<Dialog['answer']>[0]

/** What every area of wx needs. */
export interface WxContext {
  readonly runtime: Runtime
  /** Runs later as a separate task: callbacks of wx never run while the call is still in progress. */
  later(run: () => void, ms?: number): number
  /** Calls app code with a copy made in the app's realm; an exception is reported and stops nothing. */
  tell(listener: unknown, ...values: readonly unknown[]): void
  /** The same, with values that are already the app's own. */
  call(listener: unknown, ...values: readonly unknown[]): void
  /** Plain data as objects of the app's realm. */
  own<Value>(value: Value): Value
  /** New ids for files, requests and sockets. */
  nextId(prefix: string): string
  /** Shows a dialog until it is answered, after those in the queue. */
  ask(dialog: Omit<Dialog, 'answer'>): Promise<Choice>
}

/** One area: some members of wx. */
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
