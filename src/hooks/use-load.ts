import { reaction } from 'mobx'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useRefreshable } from '@/platform/refresh/use-refreshable'
import type { ApiError } from '@/services/api-error'
import type { Options } from '@/services/request'
import { asApiError, failedState, SILENT, type LoadState } from '@/stores/load-state'
import { network } from '@/stores/network'
import { useLanguage } from './use-language'

interface Kept<T> {
  readonly key: string
  readonly data?: T
  readonly error?: ApiError
  /** The answer came while no server was reached: the device had kept it. */
  readonly old?: boolean
}

export interface Loaded<T> {
  readonly state: LoadState
  /** The last answer. It stays while a newer one is loading, and when that load fails. */
  readonly data: T | undefined
  readonly error: ApiError | undefined
  readonly reload: () => void
}

/**
 * Loads what a screen shows, and loads again when a dependency or the language changes, or when the network is back
 * after a failure. Answers to outdated requests are dropped. Pass the options on to the call, because loads show no
 * toast. Dependencies are plain values. React draws an answer in turns, so that a tap meanwhile does not wait.
 */
export function useLoad<T>(load: (options: Options) => Promise<T>, deps: readonly unknown[] = []): Loaded<T> {
  const language = useLanguage()
  const key = JSON.stringify(deps)
  const [kept, setKept] = useState<Kept<T>>({ key })
  const latest = useRef(load)
  latest.current = load
  const turn = useRef(0)

  const run = useCallback(() => {
    const mine = ++turn.current
    setKept((before) => (before.key === key ? { ...before, error: undefined } : { key }))
    return latest.current(SILENT).then(
      (data) => {
        if (mine === turn.current) startTransition(() => setKept({ key, data, old: network.keptAt > 0 }))
      },
      (failure: unknown) => {
        if (mine !== turn.current) return undefined
        const error = asApiError(failure)
        setKept((before) => ({ ...before, key, error }))
        return error
      },
    )
  }, [key])
  const reload = useCallback(() => void run(), [run])
  useRefreshable(run)

  useEffect(() => {
    reload()
    return () => {
      turn.current += 1
    }
  }, [reload, language])

  const offline = kept.error?.kind === 'network' || kept.old === true
  useEffect(() => {
    if (!offline) return
    return reaction(
      () => network.online,
      (online) => online && reload(),
    )
  }, [offline, reload])

  const data = kept.key === key ? kept.data : undefined
  return { state: stateOf(data, kept.error), data, error: kept.error, reload }
}

function stateOf(data: unknown, error: ApiError | undefined): LoadState {
  if (data !== undefined) return 'ready'
  return error === undefined ? 'loading' : failedState(error)
}
