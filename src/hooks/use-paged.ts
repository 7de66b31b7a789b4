import { startTransition, useCallback, useRef, useState } from 'react'
import type { ApiError } from '@/services/api-error'
import type { Options } from '@/services/request'
import { asApiError, SILENT, type LoadState } from '@/stores/load-state'
import { useLoad } from './use-load'

export interface Page<Item> {
  readonly list: readonly Item[]
  readonly count: number
  /** The list ends before its entries do. */
  readonly count_more?: boolean
  /** Where the list goes on by key; without it, it goes on with the next number. */
  readonly next?: string | undefined
}

/** The fields of a page: its number, and the key of the entry before it if the server has said so [wire.page-key]. */
export interface Place {
  readonly p: number
  readonly after?: string
}

export type LoadPage<Item, P> = (place: Place, options: Options) => Promise<P & Page<Item>>

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
   * Loads the next page. Does nothing while one is loading, or after a failure, which waits for `retry`. Undefined at the end.
   */
  readonly more: (() => void) | undefined
  /** Loads the failed page again. */
  readonly retry: () => void
  readonly reload: () => void
}

interface Later<Item> {
  readonly of: unknown
  readonly pages: readonly Page<Item>[]
  readonly state: LoadState
}

/** Each entry once, where it was first: one that has moved down since is on two pages. */
const once = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
]

/**
 * Whether nothing comes after the last page. A list by key says so itself; one by number ends with its count.
 */
function ended<Item>(first: Page<Item>, last: Page<Item>, length: number): boolean {
  const full = length >= last.count
  if (first.next === undefined) return full || last.list.length === 0
  return last.next === undefined || (first.count_more === true && full)
}

/** The page after the last one. By number, the pages before it are read again if their entries have moved up since. */
async function pageAfter<Item>(
  load: (place: Place) => Promise<Page<Item>>,
  last: Page<Item>,
  p: number,
  size: number,
): Promise<Page<Item>> {
  if (last.next !== undefined) return load({ p, after: last.next })
  const page = await load({ p })
  const moved = Math.ceil((last.count - page.count) / Math.max(1, size))
  let list = page.list
  for (let before = p - 1; before >= Math.max(1, p - moved); before -= 1)
    list = [...(await load({ p: before })).list, ...list]
  return { ...page, list }
}

/**
 * A list loaded page by page: after the key that the server says, else by numbers from 1. Past the end a page is empty
 * [wire.list]. Each entry is in it once, and none is left out [wire.page-key]. The list starts again when a dependency
 * changes.
 */
export function usePaged<Item, P extends Page<Item>>(
  load: LoadPage<Item, P>,
  keyOf: (item: Item) => string,
  deps: readonly unknown[] = [],
): Paged<Item, P> {
  const { state, data: first, error, reload } = useLoad((options) => load({ p: 1 }, options), deps)
  const [kept, setKept] = useState<Later<Item>>({ of: undefined, pages: [], state: 'ready' })
  const latest = useRef(load)
  latest.current = load
  const busy = useRef<unknown>(undefined)

  // pages after another first page belong to an older list
  const later: Later<Item> = kept.of === first ? kept : { of: first, pages: [], state: 'ready' }
  const last: Page<Item> | undefined = later.pages[later.pages.length - 1] ?? first
  const list = first === undefined ? [] : once([...first.list, ...later.pages.flatMap((page) => page.list)], keyOf)
  const end = first !== undefined && last !== undefined && ended(first, last, list.length)

  const next = later.pages.length + 2
  const retry = useCallback(() => {
    if (first === undefined || last === undefined || end || busy.current === first) return
    busy.current = first
    const merge = (change: (before: Later<Item>) => Later<Item>) =>
      setKept((before) => change(before.of === first ? before : { of: first, pages: [], state: 'ready' }))
    const settle = (change: (before: Later<Item>) => Later<Item>) => {
      if (busy.current === first) busy.current = undefined
      setKept((before) => (before.of === first ? change(before) : before))
    }
    merge((before) => ({ ...before, state: 'loading' }))
    pageAfter<Item>((place) => latest.current(place, SILENT), last, next, first.list.length).then(
      (page) =>
        startTransition(() => settle((before) => ({ ...before, pages: [...before.pages, page], state: 'ready' }))),
      (failure: unknown) => {
        const { kind } = asApiError(failure)
        settle((before) => ({ ...before, state: kind === 'network' ? 'offline' : 'failed' }))
      },
    )
  }, [first, last, end, next])
  // every render reaches the end of the list: it must not keep loading while the network is lost
  const stopped = later.state === 'failed' || later.state === 'offline'
  const more = useCallback(() => {
    if (!stopped) retry()
  }, [stopped, retry])

  const count = first?.count ?? 0
  return { state, list, count, first, error, moreState: later.state, end, more: end ? undefined : more, retry, reload }
}
