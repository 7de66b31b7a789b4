import { useCallback, useRef, useState } from 'react'
import type { ApiError } from '@/services/api-error'
import type { Options } from '@/services/request'
import { asApiError, SILENT, type LoadState } from '@/stores/load-state'
import { useLoad } from './use-load'

export interface Page<Item> {
  readonly list: readonly Item[]
  readonly count: number
}

export interface Paged<Item, P extends Page<Item>> {
  /** The state of the first page. */
  readonly state: LoadState
  readonly list: readonly Item[]
  readonly count: number
  /** The whole answer of the first page, with its facets or counts. */
  readonly first: P | undefined
  readonly error: ApiError | undefined
  /** The state of later pages: `ready` when none is loading. */
  readonly moreState: LoadState
  /** Whether there is nothing more to load. */
  readonly end: boolean
  /**
   * Loads the next page. Does nothing while one is loading, at the end, or after a failure, which waits for `retry`.
   */
  readonly more: () => void
  /** Loads the failed page again. */
  readonly retry: () => void
  readonly reload: () => void
}

interface Later<Item> {
  readonly of: unknown
  readonly pages: readonly (readonly Item[])[]
  readonly state: LoadState
}

/**
 * A list loaded page by page (`p` starts at 1; past the end a page is empty [wire.list]). The list starts again when a
 * dependency changes.
 */
export function usePaged<Item, P extends Page<Item>>(
  load: (p: number, options: Options) => Promise<P & Page<Item>>,
  deps: readonly unknown[] = [],
): Paged<Item, P> {
  const { state, data: first, error, reload } = useLoad((options) => load(1, options), deps)
  const [kept, setKept] = useState<Later<Item>>({ of: undefined, pages: [], state: 'ready' })
  const latest = useRef(load)
  latest.current = load
  const busy = useRef<unknown>(undefined)

  // pages after another first page belong to an older list
  const later: Later<Item> = kept.of === first ? kept : { of: first, pages: [], state: 'ready' }
  const count = first?.count ?? 0
  const list = first === undefined ? [] : [...first.list, ...later.pages.flat()]
  const end = first !== undefined && (list.length >= count || later.pages.some((page) => page.length === 0))

  const next = later.pages.length + 2
  const retry = useCallback(() => {
    if (first === undefined || end || busy.current === first) return
    busy.current = first
    const merge = (change: (before: Later<Item>) => Later<Item>) =>
      setKept((before) => change(before.of === first ? before : { of: first, pages: [], state: 'ready' }))
    const settle = (change: (before: Later<Item>) => Later<Item>) => {
      if (busy.current === first) busy.current = undefined
      setKept((before) => (before.of === first ? change(before) : before))
    }
    merge((before) => ({ ...before, state: 'loading' }))
    latest.current(next, SILENT).then(
      ({ list: page }) => settle((before) => ({ ...before, pages: [...before.pages, page], state: 'ready' })),
      (failure: unknown) => {
        const { kind } = asApiError(failure)
        settle((before) => ({ ...before, state: kind === 'network' ? 'offline' : 'failed' }))
      },
    )
  }, [first, end, next])
  // every render reaches the end of the list: it must not keep loading while the network is lost
  const stopped = later.state === 'failed' || later.state === 'offline'
  const more = useCallback(() => {
    if (!stopped) retry()
  }, [stopped, retry])

  return { state, list, count, first, error, moreState: later.state, end, more, retry, reload }
}
