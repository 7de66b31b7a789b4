import type { AppSignals } from '../types/runtime'

type Listeners = { [Name in keyof AppSignals]: Set<(value: AppSignals[Name]) => void> }

/** The listeners for events of the app as a whole. */
export interface Signals {
  on<Name extends keyof AppSignals>(name: Name, listener: (value: AppSignals[Name]) => void): () => void
  tell<Name extends keyof AppSignals>(name: Name, value: AppSignals[Name]): void
}

export function createSignals(): Signals {
  const listeners: Listeners = {
    appShow: new Set(),
    appHide: new Set(),
    error: new Set(),
    unhandledRejection: new Set(),
    pageNotFound: new Set(),
    windowResize: new Set(),
  }
  return {
    on(name, listener) {
      listeners[name].add(listener)
      return () => listeners[name].delete(listener)
    },
    tell(name, value) {
      for (const listener of [...listeners[name]]) listener(value)
    },
  }
}
