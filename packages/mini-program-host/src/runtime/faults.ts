import type { AppSignals, HostEvent, Instance, Measures } from '../types/runtime'
import { errorText } from './error-text'
import type { Signals } from './signals'

/** Receives the errors of app code; the host itself continues. */
export interface Faults {
  report(error: unknown): void
  rejected(reason: unknown, promise: unknown): void
  /** Calls a method if it exists. An error is reported, and the result is undefined. */
  invoke(target: Instance, method: string, ...args: readonly unknown[]): unknown
}

interface FaultsOptions {
  readonly measures: Measures
  readonly signals: Signals
  readonly emit: (event: HostEvent) => void
  readonly app: () => Instance | undefined
}

export function createFaults({ measures, signals, emit, app }: FaultsOptions): Faults {
  function tell(error: unknown): AppSignals['error'] {
    const text = errorText(error)
    measures.errors.push(text.message)
    emit({ method: 'App.exceptionThrown', params: text })
    return text
  }

  // an error in App.onError itself must not call it again
  function tellApp(method: string, value: unknown): void {
    const target = app()
    if (typeof target?.[method] !== 'function') return
    try {
      target[method](value)
    } catch (error) {
      tell(error)
    }
  }

  function report(error: unknown): void {
    const text = tell(error)
    tellApp('onError', [text.message, text.stack].filter(Boolean).join('\n'))
    signals.tell('error', text)
  }

  return {
    report,
    rejected(reason, promise) {
      tell(reason)
      tellApp('onUnhandledRejection', { reason, promise })
      signals.tell('unhandledRejection', { reason, promise })
    },
    invoke(target, method, ...args) {
      const run = target[method]
      if (typeof run !== 'function') return undefined
      try {
        return run.apply(target, args) as unknown
      } catch (error) {
        report(error)
        return undefined
      }
    },
  }
}
